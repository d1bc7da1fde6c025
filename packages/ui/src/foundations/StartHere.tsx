import { Link } from '../components/Link/index.ts';
import { Logo } from '../components/Logo/index.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';
import { Code, Commands, Mark, Steps } from './StartHere.styles.ts';

/** Leads to another page of this Storybook, out of the frame that shows this one. */
function Page({ id, children }: { id: string; children: string }) {
  return (
    <Link href={`./?path=/${id}`} target="_top">
      {children}
    </Link>
  );
}

/** What this Storybook is, where to begin, what is new, how a change is reviewed and how to add to it. */
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
      <GuidePart title="Where to begin" note="The sidebar is in this order.">
        <Steps>
          <li>
            <strong>
              <Page id="story/foundations-colour--palette">Foundations</Page>
            </strong>
            Colour, type, space, motion, icons and voice, drawn from the tokens themselves.
          </li>
          <li>
            <strong>
              <Page id="docs/actions-button--overview">Components</Page>
            </strong>
            From Actions to Screen. Every story is a state, and its name says which; the overview says when to
            use it and when not.
          </li>
          <li>
            <strong>
              <Page id="docs/app-items-list--overview">App</Page>
            </strong>
            The product’s own screens with their network: success, loading, empty, error, forbidden, narrow.
          </li>
        </Steps>
      </GuidePart>
      <GuidePart title="What is new">
        <Commands>
          <dt>
            <Page id="docs/data-sectionseditor--overview">Sections editor</Page>
          </dt>
          <dd>a menu put in order by drag, by keyboard or from a row’s menu</dd>
          <dt>
            <Page id="docs/data-table-many-rows--overview">Long tables</Page>
          </dt>
          <dd>thousands of rows, with selection and order</dd>
          <dt>
            <Page id="docs/fields-matrix--overview">Field matrix</Page>
          </dt>
          <dd>every field in every state on one page</dd>
          <dt>
            <Page id="docs/overlays-commandpalette--overview">Command palette</Page>
          </dt>
          <dd>every place and action, above any page</dd>
          <dt>
            <Page id="docs/screen-screendish--overview">Screen</Page>
          </dt>
          <dd>a dish to be read from across the room</dd>
        </Commands>
      </GuidePart>
      <GuidePart
        title="How to review a change"
        note="Every story has accepted pictures; a change shows beside them."
      >
        <Steps>
          <li>
            <strong>See what changed</strong>
            <Code>npm test -- stories</Code> takes every picture again. What differs is in{' '}
            <Code>.cache/pictures/report.html</Code>: expected, actual, difference.
          </li>
          <li>
            <strong>Look in the dark</strong>
            The contrast button in the toolbar above a story: light, dark, or side by side.
          </li>
          <li>
            <strong>Look narrow</strong>
            The viewport button beside it: a phone of 390 px, and our breakpoints.
          </li>
          <li>
            <strong>Accept it</strong>
            <Code>npm run visual:update</Code> keeps the new pictures, <Code>-- Button</Code> one component’s.
            Commit them with the change.
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
            <strong>Try it in a page</strong>
            Use it in a pattern. Where the page needs CSS of its own, the component lacks something.
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
          <dt>
            <Code>npm run visual:update</Code>
          </dt>
          <dd>accepts the pictures as they are now</dd>
        </Commands>
      </GuidePart>
    </GuidePage>
  );
}
