import { Logo } from '../components/Logo/index.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';
import { Code, Commands, Mark, Steps } from './StartHere.styles.ts';

/** What this Storybook is, how to read it and how to add to it. */
export function StartHerePage() {
  return (
    <GuidePage
      kicker="Cardamom design system"
      title="A well-kept kitchen"
      lead="An owner should trust it, a waiter should be fast in it, a guest should get hungry. This is where the parts and the screens made from them are shown in every state."
    >
      <GuidePart title="The mark" note="A cardamom pod: lime with an edge, seams in ink.">
        <Mark>
          <Logo hidesName />
        </Mark>
        <Logo />
      </GuidePart>
      <GuidePart title="How to read it">
        <Steps>
          <li>
            <strong>Foundations</strong>
            Colour, type, space, motion, icons and voice, drawn from the tokens themselves.
          </li>
          <li>
            <strong>Components</strong>
            Actions, fields, data, overlays, messages. Every story is a state, and its name says which.
          </li>
          <li>
            <strong>Screens</strong>
            Whole pages with their network: success, loading, empty, error, forbidden, narrow.
          </li>
          <li>
            <strong>Both schemes</strong>
            The toolbar switches to light, dark or side by side, and the viewport to our breakpoints.
          </li>
        </Steps>
      </GuidePart>
      <GuidePart title="How to add to it" note="One folder a component: behaviour, styles, stories.">
        <Steps>
          <li>
            <strong>Take tokens</strong>
            <Code>token</Code>, <Code>space</Code>, <Code>font</Code>, <Code>motion</Code>. A name that does
            not exist fails the types.
          </li>
          <li>
            <strong>Take behaviour</strong>
            React Aria brings keyboard, focus and names; states come from its <Code>data-*</Code> attributes.
          </li>
          <li>
            <strong>Tell the states</strong>
            Every story is a test: rendered, played, and checked by axe in both schemes.
          </li>
          <li>
            <strong>Look</strong>
            At 390 px, at 1440 px, in the dark. One lime fill a view.
          </li>
        </Steps>
      </GuidePart>
      <GuidePart title="Commands">
        <Commands>
          <dt>
            <Code>npm run storybook</Code>
          </dt>
          <dd>this place, while you work</dd>
          <dt>
            <Code>npm run build-storybook</Code>
          </dt>
          <dd>a folder to publish, storybook-static</dd>
          <dt>
            <Code>npm test</Code>
          </dt>
          <dd>every story in a browser, with everything else</dd>
        </Commands>
      </GuidePart>
    </GuidePage>
  );
}
