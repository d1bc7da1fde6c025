/** A way in which a story's picture is taken. */
export interface PictureMode {
  name: string;
  theme: 'light' | 'dark';
  /** Width of the window in px, where it is another than the story's own. */
  width?: number;
  /** Whether the system's forced colours are on. */
  isForced?: boolean;
}

const always: readonly PictureMode[] = [
  { name: 'light', theme: 'light' },
  { name: 'dark', theme: 'dark' },
];

/** Further pictures of the stories with a tag. */
const byTag: Readonly<Record<string, readonly PictureMode[]>> = {
  'forced-colors': [{ name: 'forced-colors', theme: 'light', isForced: true }],
  responsive: [
    { name: 'phone-light', theme: 'light', width: 390 },
    { name: 'phone-dark', theme: 'dark', width: 390 },
  ],
};

/** The pictures that a story with these tags is kept in; none with `no-picture`, for what the browser draws unsteadily. */
export function modesOf(tags: readonly string[]): PictureMode[] {
  if (tags.includes('no-picture')) return [];
  const tagged = Object.entries(byTag).flatMap(([tag, modes]) => (tags.includes(tag) ? modes : []));
  return [...always, ...tagged];
}
