import { INTERNAL_DEFAULT_PROJECT_ANNOTATIONS as react, type ReactRenderer } from '@storybook/react-vite';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { loadFonts } from './load-fonts.ts';
import { painted } from './painted.ts';

type RenderToCanvas = NonNullable<ProjectAnnotations<ReactRenderer>['renderToCanvas']>;

/**
 * Puts a story on the page and waits until it is whole: it has its fonts, so that nothing is measured or scrolled with others,
 * and its rows, which react-aria draws after the first time. Where React is built for people the play function would begin
 * before that.
 */
export const renderToCanvas: RenderToCanvas = async (context, element) => {
  const leave = await react.renderToCanvas?.(context, element);
  await loadFonts();
  await painted();
  await painted();
  return leave;
};
