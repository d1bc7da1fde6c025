import { HiddenTitle } from './HiddenTitle.styles.ts';
import type { ScreenContent } from '../types.ts';
import { Awning, AwningTitle, ComesNext, Field, Hem, Rule } from './Scenery.styles.ts';

/** Props of `Scenery`. */
export interface SceneryProps {
  content: ScreenContent;
  kind: 'SPOTLIGHT' | 'BOARD';
  /** A picture stands where an awning would. */
  isPictureAbove: boolean;
}

/** Whether a spotlight's ground is the restaurant's colour, with a hem. */
export function hasField({ look, isDark }: Pick<ScreenContent, 'look' | 'isDark'>): boolean {
  return look === 'COUNTER' && !isDark;
}

/** What of a look stands still while pages turn: awning, field, rule; and the menu's name for who cannot see it. */
export function Scenery({ content, kind, isPictureAbove }: SceneryProps) {
  const { look, menuName, comesNext, restaurant } = content;
  const title = menuName === '' ? restaurant.name : menuName;
  if (kind === 'SPOTLIGHT') return hasField(content) ? <Field /> : null;
  if (look === 'COUNTER' && !isPictureAbove) {
    return (
      <Awning>
        <AwningTitle dir="auto" $text={title}>
          {title}
        </AwningTitle>
        {comesNext !== '' && (
          <ComesNext $text={comesNext} $title={title}>
            {comesNext}
          </ComesNext>
        )}
      </Awning>
    );
  }
  return (
    <>
      <HiddenTitle>{title}</HiddenTitle>
      {look === 'GRIDDLE' && <Rule />}
    </>
  );
}

/** What of it lies over the pages. */
export function NearScenery({ content, kind }: Pick<SceneryProps, 'content' | 'kind'>) {
  return kind === 'SPOTLIGHT' && hasField(content) ? <Hem /> : null;
}
