import { createContext } from 'react';

/** Whether previews are drawn in frames; where no server has the page that stands in them (Storybook), they are drawn in the page itself. */
export const Framing = createContext(true);
