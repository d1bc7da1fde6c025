import type { DropItem } from 'react-aria-components/ListBox';

/** The one file of a drop, a picture first; null where no file was dropped (text, a folder). */
export async function droppedFile(items: readonly DropItem[]): Promise<File | null> {
  const files = items.filter((item) => item.kind === 'file');
  const picture = files.find((item) => item.type.startsWith('image/')) ?? files[0];
  return picture ? picture.getFile() : null;
}

/** The file of a paste, a picture first; null where only text was pasted. */
export function pastedFile(data: DataTransfer): File | null {
  const files = Array.from(data.files);
  return files.find((file) => file.type.startsWith('image/')) ?? files[0] ?? null;
}
