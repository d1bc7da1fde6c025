import { contrastPairs, type ContrastPair } from '../theme/pairs.ts';
import { colorValue, contrast, palette, themeNames, type ThemeName } from '../theme/index.ts';
import {
  EdgeSample,
  List,
  PairName,
  PairRow,
  PairSample,
  Ramp,
  Ratio,
  Scheme,
  SchemeName,
  Schemes,
  Step,
  Swatch,
} from './Colour.styles.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';

const ramps = [
  ['lime', 'Lime', 'The one accent. A fill of 400 carries ink, never white.'],
  ['secondary', 'Ink', 'The second voice, nearly black.'],
  ['neutral', 'Neutral', 'Thirteen steps for pages, surfaces, lines and text.'],
  ['red', 'Red', 'Errors, and what destroys.'],
  ['orange', 'Orange', 'Warnings.'],
  ['green', 'Green', 'What went well.'],
  ['blue', 'Blue', 'Good to know.'],
] as const;

/** The better of ink and white on a colour, and its contrast. */
function bestText(color: string): { text: string; ratio: number } {
  const ink = contrast(color, palette.neutral[950]);
  const white = contrast(color, palette.neutral[0]);
  return ink >= white ? { text: 'ink', ratio: ink } : { text: 'white', ratio: white };
}

function StepOf({ step, color }: { step: string; color: string }) {
  const { text, ratio } = bestText(color);
  return (
    <Step>
      <Swatch $color={color} />
      <strong>{step}</strong>
      {color}
      <br />
      {text}
      <br />
      {ratio.toFixed(1)}
    </Step>
  );
}

function RampOf({ name }: { name: keyof typeof palette }) {
  return (
    <Ramp>
      {Object.entries(palette[name]).map(([step, color]) => (
        <StepOf key={step} step={step} color={color} />
      ))}
    </Ramp>
  );
}

/** `textQuiet` → "text quiet". */
function words(role: string): string {
  return role.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function Pair({ pair: { front, back, minimum }, theme }: { pair: ContrastPair; theme: ThemeName }) {
  const frontColor = colorValue(front, theme);
  const backColor = colorValue(back, theme);
  const Sample = minimum === 3 ? EdgeSample : PairSample;
  return (
    <PairRow>
      <Sample $front={frontColor} $back={backColor} aria-hidden="true">
        {minimum === 3 ? '' : 'Aa'}
      </Sample>
      <PairName>
        {words(front)} on {words(back)}
      </PairName>
      <Ratio>{contrast(frontColor, backColor).toFixed(1)}</Ratio>
    </PairRow>
  );
}

function PairsInBothSchemes({ minimum }: { minimum: ContrastPair['minimum'] }) {
  const pairs = contrastPairs.filter((pair) => pair.minimum === minimum);
  return (
    <Schemes>
      {themeNames.map((theme) => (
        <Scheme key={theme} data-theme={theme}>
          <SchemeName>{theme === 'light' ? 'Light' : 'Dark'}</SchemeName>
          <List>
            {pairs.map((pair) => (
              <Pair key={`${pair.front}-${pair.back}`} pair={pair} theme={theme} />
            ))}
          </List>
        </Scheme>
      ))}
    </Schemes>
  );
}

/** The palette, with contrast computed while the page is drawn. */
export function PalettePage() {
  return (
    <GuidePage
      title="One bright herb on the plate"
      lead="Neutral carries the page, ink carries the words, lime marks the one thing to do. Every figure here is computed from the tokens as you read."
    >
      {ramps.map(([name, title, note]) => (
        <GuidePart key={name} title={title} note={note}>
          <RampOf name={name} />
        </GuidePart>
      ))}
    </GuidePage>
  );
}

/** Every pair of text and ground that meets. */
export function TextPairsPage() {
  return (
    <GuidePage
      title="Words anyone can read"
      lead="Components use roles, never ramps. Every pair here meets somewhere in the product."
    >
      <GuidePart title="Text and its ground" note="Text owes 4.5 to 1, and aims at 7.">
        <PairsInBothSchemes minimum={4.5} />
      </GuidePart>
    </GuidePage>
  );
}

/** Every pair of an edge or a drawing and its ground. */
export function EdgePairsPage() {
  return (
    <GuidePage
      title="Edges anyone can see"
      lead="The outline of a field, a focus ring, an icon alone: where nothing else says it, the line has to be seen."
    >
      <GuidePart title="Edges and drawings" note="What carries meaning without being text owes 3 to 1.">
        <PairsInBothSchemes minimum={3} />
      </GuidePart>
    </GuidePage>
  );
}
