/** A text, or an element: namespace, name, attributes, and what is in it. Plain values, because a copy made of nodes is not let go of by Chromium. */
export type WrittenDown = string | [string, string, [string, string][], WrittenDown[]];

/** Writes an element down with all that is in it, under another name where one is given; null for what is neither element nor text. */
export function writeDown(node: Node, name?: string): WrittenDown | null {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const attributes = [...node.attributes].map((attribute): [string, string] => [
    attribute.name,
    attribute.value,
  ]);
  const children = [...node.childNodes].map((child) => writeDown(child)).filter((child) => child !== null);
  return [node.namespaceURI ?? '', name ?? node.localName, attributes, children];
}

/** Makes what was written down again; styles of elements by themselves, because the content policy lets no attribute have any. */
export function putUp(written: WrittenDown): Node {
  if (typeof written === 'string') return document.createTextNode(written);
  const [namespace, name, attributes, children] = written;
  const element = document.createElementNS(namespace, name);
  for (const [attribute, value] of attributes)
    if (attribute === 'style') (element as HTMLElement).style.cssText = value;
    else element.setAttribute(attribute, value);
  element.append(...children.map(putUp));
  return element;
}
