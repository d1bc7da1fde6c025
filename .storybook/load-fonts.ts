/** Loads every font that the page knows; each story brings them anew with its global styles. */
export async function loadFonts(): Promise<void> {
  // The fallback's local fonts are not there in the pinned browser, and need not be.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
}
