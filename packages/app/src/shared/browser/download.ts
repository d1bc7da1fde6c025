/** Saves a file on the person's device. */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a text as a file of the given media type. */
export function downloadText(text: string, fileName: string, type: string): void {
  saveFile(new Blob([text], { type }), fileName);
}
