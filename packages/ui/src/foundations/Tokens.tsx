import { Inline } from '../components/Inline/index.ts';
import { LinkButton } from '../components/LinkButton/index.ts';
import { designTokens, type TokenNode } from '../theme/design-tokens.ts';
import { colorValue, type ColorRole, type ThemeName } from '../theme/index.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';
import { Chip, Note, Scroller, Sheet } from './Tokens.styles.ts';

const light = designTokens('light');
const dark = designTokens('dark');

/** The names of all groups: `color`, `space` … */
export const tokenGroups = Object.keys(light).filter((group) => !group.startsWith('$'));

const files = [
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** A value as a designer reads it: `palette.lime.400`, `16 px`, `#0e0f0c at 48 %`. */
function words(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll(/[{}]/g, '');
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const part = value as Record<string, unknown>;
  if ('unit' in part) return `${words(part['value'])} ${words(part['unit'])}`;
  if ('hex' in part) {
    const alpha = Number(part['alpha']);
    return alpha === 1 ? words(part['hex']) : `${words(part['hex'])} at ${Math.round(alpha * 100)} %`;
  }
  return Object.entries(part)
    .map(([name, inner]) => `${name} ${words(inner)}`)
    .join(', ');
}

/** `controlHeight` → "Control height"; `color` is what the file of the W3C calls it, people read "Colour". */
function titleOf(group: string): string {
  if (group === 'color') return 'Colour';
  const text = group.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Tokens of a group, ramps flattened: `lime.400`. */
function tokensOf(group: TokenNode, before = ''): [name: string, token: TokenNode][] {
  return Object.entries(group).flatMap(([name, child]) => {
    if (name.startsWith('$')) return [];
    const token = child as TokenNode;
    return token.$value === undefined ? tokensOf(token, `${before}${name}.`) : [[`${before}${name}`, token]];
  });
}

function Value({
  group,
  name,
  token,
  theme,
}: {
  group: string;
  name: string;
  token: TokenNode;
  theme: ThemeName;
}) {
  if (group === 'color')
    return (
      <>
        <Chip $color={colorValue(name as ColorRole, theme)} />
        {words(token.$value)}
      </>
    );
  if (group === 'palette')
    return (
      <>
        <Chip $color={words(token.$value)} />
        {words(token.$value)}
      </>
    );
  return words(token.$value);
}

function GroupTable({ group, ramps }: { group: string; ramps: readonly string[] | undefined }) {
  const inDark = new Map(tokensOf(dark[group] as TokenNode));
  const tokens = tokensOf(light[group] as TokenNode).filter(
    ([name]) => ramps === undefined || ramps.some((ramp) => name.startsWith(`${ramp}.`)),
  );
  const hasSchemes = group === 'color' || group === 'shadow';
  return (
    <Scroller role="region" aria-label={`Tokens of ${group}`} tabIndex={0}>
      <Sheet>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">{hasSchemes ? 'Light' : 'Value'}</th>
            {hasSchemes && <th scope="col">Dark</th>}
          </tr>
        </thead>
        <tbody>
          {tokens.map(([name, token]) => (
            <tr key={name}>
              <th scope="row">{`${group}.${name}`}</th>
              <td>
                <Value {...{ group, name, token }} theme="light" />
              </td>
              {hasSchemes && (
                <td>
                  <Value {...{ group, name }} token={inDark.get(name) ?? token} theme="dark" />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Scroller>
  );
}

/** What a page of tokens shows. */
export interface TokensPageProps {
  title: string;
  lead: string;
  groups: readonly string[];
  /** The only ramps of the palette it shows; unset: all. */
  ramps?: readonly string[];
  /** Whether it offers the files that bring all tokens into design tools. */
  hasFiles?: boolean;
}

/** Tokens by name. */
export function TokensPage({ title, lead, groups, ramps, hasFiles = false }: TokensPageProps) {
  return (
    <GuidePage title={title} lead={lead}>
      {hasFiles && <Files />}
      {groups.map((group) => (
        <GuidePart key={group} title={titleOf(group)} note={(light[group] as TokenNode).$description}>
          <GroupTable group={group} ramps={ramps} />
        </GuidePart>
      ))}
    </GuidePage>
  );
}

function Files() {
  return (
    <GuidePart title="For design tools" note="W3C Design Tokens format, 2025.10.">
      <Inline gap={3}>
        {files.map(([theme, name]) => (
          <LinkButton key={theme} href={`./tokens/cardamom-${theme}.tokens.json`} download icon="download">
            {name} tokens
          </LinkButton>
        ))}
      </Inline>
      <Note>
        Each file is whole: the palette, the roles as aliases of it, space, type, corners, shadows and times.
        Import the two as two modes of one collection, and take colours from “color”, never from “palette”.
      </Note>
    </GuidePart>
  );
}
