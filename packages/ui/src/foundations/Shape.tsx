import { controlHeights, radii, spaceSteps, token } from '../theme/index.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';
import { Bar, Control, Line, List, Name, Samples, Tile } from './Shape.styles.ts';

const floats = [
  ['floating', 'menus, popovers, the save bar'],
  ['modal', 'dialogs and drawers'],
] as const;

/** Space, control heights, radii and shadows. */
export function ShapePage() {
  return (
    <GuidePage
      title="Everything has its place"
      lead="Space grows in steps of four. Surfaces are set apart by tone and a hairline; a shadow belongs to what floats."
    >
      <GuidePart title="Space" note="space(4) is 16 px. A gap that is not on the scale does not exist.">
        <List>
          {Object.entries(spaceSteps)
            .filter(([, size]) => size > 0)
            .map(([step, size]) => (
              <Line key={step}>
                <Name>space({step})</Name>
                <Bar $size={size} />
                {size} px
              </Line>
            ))}
        </List>
      </GuidePart>
      <GuidePart title="Heights" note="Controls and rows. Under a finger everything is at least 44 px.">
        <Samples>
          {Object.entries(controlHeights).map(([name, height]) => (
            <Control key={name} $height={height}>
              {name}, {height}
            </Control>
          ))}
        </Samples>
      </GuidePart>
      <GuidePart title="Corners" note="6 for controls, 12 for cards and pictures, round for chips.">
        <Samples>
          <Tile $radius={token('radius.control')} $shadow="none">
            control, {radii.control}
          </Tile>
          <Tile $radius={token('radius.container')} $shadow="none">
            container, {radii.container}
          </Tile>
          <Tile $radius={token('radius.round')} $shadow="none">
            round, {radii.round}
          </Tile>
        </Samples>
      </GuidePart>
      <GuidePart title="Depth" note="Two shadows. Everything else lies flat.">
        <Samples>
          {floats.map(([name, use]) => (
            <Tile key={name} $radius={token('radius.container')} $shadow={token(`shadow.${name}`)}>
              {name}
              <br />
              {use}
            </Tile>
          ))}
        </Samples>
      </GuidePart>
    </GuidePage>
  );
}
