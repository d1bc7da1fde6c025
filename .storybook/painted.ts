/** Resolves before the next frame is painted. */
export function painted(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
