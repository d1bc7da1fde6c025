/** The longest side in px a picture is sent with; larger phone photos are scaled down to it. */
export const longestSide = 2500;

/** A size scaled down, in its proportions, to the longest side; smaller ones stay as they are. */
export function fitWithin({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
