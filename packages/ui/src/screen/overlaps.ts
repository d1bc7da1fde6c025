/** A line of text as it is drawn. */
interface Line {
  text: string;
  node: Node;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Line boxes are taller than letters: the middle of one is where letters are. */
const middle = 0.25;

/** What rounding to whole pixels may shift. */
const slack = 1;

function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  // Kept for who hears a page, and clipped to nothing.
  return element.getBoundingClientRect().width > 1 && element.closest('[aria-hidden="true"]') === null;
}

/** Every text that is seen in an element, with what it stands in. */
export function textsIn(root: HTMLElement): { node: Node; text: string; element: HTMLElement }[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: { node: Node; text: string; element: HTMLElement }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text !== '' && element && isSeen(element)) texts.push({ node, text, element });
  }
  return texts;
}

/** Every line of text that is seen in an element, from the boxes in which the browser drew it. */
function linesIn(root: HTMLElement): Line[] {
  const lines: Line[] = [];
  for (const { node, text } of textsIn(root)) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left <= slack) continue;
      const inset = (bottom - top) * middle;
      lines.push({ text, node, left, right, top: top + inset, bottom: bottom - inset });
    }
  }
  return lines;
}

function meet(one: Line, other: Line): boolean {
  return (
    one.left < other.right - slack &&
    other.left < one.right - slack &&
    one.top < other.bottom - slack &&
    other.top < one.bottom - slack
  );
}

/** What is wrong with how text stands on a glass: one over another, or beyond its edge; in words, nothing where all is well. */
export function faultsIn(glass: HTMLElement): string[] {
  const edge = glass.getBoundingClientRect();
  const lines = linesIn(glass);
  const beyond = lines
    .filter(
      ({ left, right, top, bottom }) =>
        left < edge.left - slack ||
        right > edge.right + slack ||
        top < edge.top - slack ||
        bottom > edge.bottom + slack,
    )
    .map(({ text }) => `beyond the edge: ${text}`);
  const over = lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.node !== one.node && meet(one, other))
      .map((other) => `one over the other: ${one.text} / ${other.text}`),
  );
  return [...beyond, ...over];
}

/** The smallest letters that are seen, in pixels. */
export function smallestType(glass: HTMLElement): number {
  return Math.min(
    ...textsIn(glass).map(({ element }) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );
}
