import { breakpoints, layout, type BreakpointName } from '../theme/index.ts';
import { GuidePage, GuidePart } from './GuidePage.tsx';
import { List, Plan, PlanBar, PlanForm, PlanNav, Row } from './Layout.styles.ts';

const uses = {
  xs: 'large phones',
  sm: 'the navigation is a rail, tables instead of cards, dialogs instead of sheets',
  md: 'the navigation has its words beside the icons',
  lg: 'a form has its sections beside it',
  xl: 'content keeps its width, the margins grow',
} satisfies Record<BreakpointName, string>;

const order = ['xs', 'sm', 'md', 'lg', 'xl'] as const satisfies readonly BreakpointName[];

/** Breakpoints, as this window meets them, and the frame of the back office. */
export function LayoutPage() {
  return (
    <GuidePage
      title="A quiet frame"
      lead="Content first, from 320 px to a wall. Resize this window: what it has reached is marked."
    >
      <GuidePart
        title="Breakpoints"
        note="Smallest widths. Below xs is a phone, and the phone is designed first."
      >
        <List>
          {order.map((name) => (
            <Row key={name} $from={name}>
              <strong>{name}</strong>
              <span>
                {breakpoints[name]} px: {uses[name]}
              </span>
              <span>reached</span>
            </Row>
          ))}
        </List>
      </GuidePart>
      <GuidePart
        title="Back office"
        note={`Between sm and md the navigation is a rail of ${layout.navigationRail} px, below it a bar of ${layout.phoneBar} px at the foot. Gutters of ${layout.gutterPhone}, ${layout.gutterTablet} and ${layout.gutterDesktop} px.`}
      >
        <Plan>
          <PlanBar>App bar, {layout.appBar} px</PlanBar>
          <PlanNav>Navigation, {layout.navigation} px</PlanNav>
          <div>
            <PlanForm>
              Content up to {layout.content} px, a form up to {layout.form} px in one column
            </PlanForm>
          </div>
        </Plan>
      </GuidePart>
    </GuidePage>
  );
}
