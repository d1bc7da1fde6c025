import { typeRoles, type FontRole } from '../theme/index.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';
import { Facts, List, Prices, Row, Sample } from './Type.styles.ts';

const titles = [
  'display',
  'titleHuge',
  'titleLarge',
  'titleMedium',
  'titleSmall',
] as const satisfies readonly FontRole[];
const texts = [
  'lead',
  'guest',
  'body',
  'small',
  'label',
  'overline',
  'caption',
] as const satisfies readonly FontRole[];

const samples: Partial<Record<FontRole, string>> = {
  display: 'Cardamom & Lime',
  titleHuge: 'What guests see now',
  titleLarge: 'Menu management',
  titleMedium: 'Words for guests',
  titleSmall: 'Sea bass with fennel',
  guest: 'Grilled over vine wood, with fennel, lemon and new potatoes.',
};

function Scale({ roles }: { roles: readonly FontRole[] }) {
  return (
    <List>
      {roles.map((role) => {
        const { size, lineHeight, weight } = typeRoles[role];
        return (
          <Row key={role}>
            <Sample $role={role}>{samples[role] ?? 'Sold out until the end of the business day.'}</Sample>
            <Facts>
              {role} · {size} px · {weight} · {lineHeight}
            </Facts>
          </Row>
        );
      })}
    </List>
  );
}

/** Type roles with their sizes, and figures of equal width. */
export function TypePage() {
  return (
    <GuidePage
      title="Inter, quietly"
      lead="One variable family, bundled with the product. Sizes are set in rem, so a larger text setting is kept; a fallback of equal metrics holds the place while it loads."
    >
      <GuidePart title="Titles" note="600, line height 1.2, tighter as they grow.">
        <Scale roles={titles} />
      </GuidePart>
      <GuidePart title="Text" note="400 or 500, line height 1.5. Guests read at 17 px, never below 14.">
        <Scale roles={texts} />
      </GuidePart>
      <GuidePart title="Figures" note="Prices and counts have figures of equal width, so columns line up.">
        <Prices>
          <tbody>
            <tr>
              <th scope="row">Espresso</th>
              <td>€2.80</td>
            </tr>
            <tr>
              <th scope="row">Rib-eye, 300 g</th>
              <td>€34.50</td>
            </tr>
            <tr>
              <th scope="row">Menu of the evening</th>
              <td>€111.11</td>
            </tr>
          </tbody>
        </Prices>
      </GuidePart>
    </GuidePage>
  );
}
