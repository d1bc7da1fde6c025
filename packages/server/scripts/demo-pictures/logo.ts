/** The demo restaurant's sign, 512×512: a slice of lime that carries a cardamom pod. */
export function logo(): string {
  const segments = Array.from(
    { length: 8 },
    (_, index) =>
      `<path d="M0 -26 C46 -70 62 -122 46 -160 Q0 -182 -46 -160 C-62 -122 -46 -70 0 -26Z" transform="rotate(${index * 45})"/>`,
  ).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><rect width="512" height="512" fill="#1e241b"/><g transform="translate(256 256)"><circle r="208" fill="#b0e730"/><circle r="190" fill="#1e241b"/><g fill="#b0e730">${segments}</g></g><g transform="translate(256 256) rotate(-42)"><path d="M-132 0 Q-84 -66 6 -62 Q98 -56 138 0 Q92 60 0 60 Q-84 62 -132 0Z" fill="#1e241b"/><path d="M-112 0 Q-70 -48 6 -45 Q84 -40 116 0 Q78 43 0 43 Q-70 46 -112 0Z" fill="#f6feec"/><path d="M-96 0 Q0 -26 100 0 M-88 14 Q0 40 84 16" fill="none" stroke="#1e241b" stroke-width="9" stroke-linecap="round"/></g></svg>`;
}
