/** A way in which a story's picture is taken. */
export interface PictureMode {
  name: string;
  theme: 'light' | 'dark';
  /** Width of the window in px, where it is another than the story's own. */
  width?: number;
  /** Whether the system's forced colours are on. */
  isForced?: boolean;
}

/** What decides how a story's picture is taken. */
export interface PicturedStory {
  /** Its place among the stories, such as `App/Items/Form`. */
  title: string;
  tags: readonly string[];
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

/** How titles of whole screens' stories begin, whose parts have their own stories in both schemes. */
const SCREENS = 'App/';

/**
 * The pictures that a story is kept in. A component on a phone is in the light alone: a narrow window moves its parts and leaves
 * their colours, which the wide one shows. A screen's story is in the light only, but for those tagged `in-dark`: what it is built of
 * is compared in the dark where it is at home. None with `no-picture`, for what the browser draws unsteadily.
 */
export function modesOf({ title, tags }: PicturedStory): PictureMode[] {
  if (tags.includes('no-picture')) return [];
  const tagged = Object.entries(byTag).flatMap(([tag, modes]) => (tags.includes(tag) ? modes : []));
  const isScreen = title.startsWith(SCREENS);
  const isInDark = ({ width }: PictureMode) => tags.includes('in-dark') || (!isScreen && width === undefined);
  return [...always, ...tagged].filter((mode) => mode.theme === 'light' || isInDark(mode));
}
