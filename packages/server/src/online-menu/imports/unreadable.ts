/** A file that cannot be read at all; the message says why and what to do, to the person who handed it in. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
