/** The smallest type of a price and of anything, as shares of the screen's height; null where there is none. */
export interface TypeSizes {
  price: number | null;
  small: number | null;
}

/** Measures the type of what is drawn inside `glass`, laid out for `height` px; what is not seen is not counted. */
export function measureType(glass: Element, height: number, prices: ReadonlySet<string>): TypeSizes {
  const sizes: TypeSizes = { price: null, small: null };
  const texts = document.createTreeWalker(glass, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, nodeValue } = texts.currentNode;
    const text = nodeValue?.trim() ?? '';
    if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const share = Number.parseFloat(getComputedStyle(parent).fontSize) / height;
    sizes.small = least(share, sizes.small);
    if (prices.has(text)) sizes.price = least(share, sizes.price);
  }
  return sizes;
}

function least(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/** The smaller of both, of each. */
export function smallestType(one: TypeSizes, other: TypeSizes): TypeSizes {
  return { price: least(one.price, other.price), small: least(one.small, other.small) };
}
