/** What was pasted: files as they are, or a table or a menu's text as a file of that name. Null where there is neither. */
export function pastedFiles(clipboard: DataTransfer, name: string): File[] | null {
  const files = [...clipboard.files];
  if (files.length > 0) return files;
  const text = clipboard.getData('text/plain');
  return text.trim() === '' ? null : [new File([text], name, { type: 'text/plain' })];
}

/** The most that can be sent at once, in bytes; the server refuses more. */
export const largestImport = 40 * 1024 * 1024;

/** Whether the files together can be sent. */
export function fits(files: readonly File[]): boolean {
  return files.reduce((sum, { size }) => sum + size, 0) <= largestImport;
}
