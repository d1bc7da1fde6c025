import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The repository. */
export const root = join(import.meta.dirname, '../../../..');

/** A file of source text, named from the repository's root. */
export interface SourceText {
  file: string;
  text: string;
}

const PLACES = ['packages/ui/src', 'packages/app/src', '.storybook'];

/** Every file that holds styles: `*.styles.ts`, and whatever else takes style tags from styled-components. */
export function styleFiles(): SourceText[] {
  return PLACES.flatMap((place) => globSync(join(root, place, '**/*.{ts,tsx}')))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }))
    .filter(
      ({ file, text }) =>
        file.endsWith('.styles.ts') ||
        /import \{[^}]*\b(?:styled|css|keyframes|createGlobalStyle)\b[^}]*\} from 'styled-components'/.test(
          text,
        ),
    );
}
