import { Icon } from '../Icon/Icon.tsx';
import { passwordRules } from './rules.ts';
import { OpenCircle, Rule, Rules, RuleState } from './PasswordField.styles.ts';

/** The three rules, each ticked off while the password is typed. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  const isMet = passwordRules.map((rule) => rule.isMet(password));
  return (
    <Rules>
      <div id={id}>
        Your Password Must Have:
        <RuleState>{passwordRules.map((rule) => rule.text).join(', ')}</RuleState>
      </div>
      <ul>
        {passwordRules.map((rule, index) => (
          <Rule key={rule.id} $isMet={isMet[index] ?? false}>
            {isMet[index] ? <Icon name="success" size={16} /> : <OpenCircle />}
            {rule.text}
            <RuleState>{isMet[index] ? ': done' : ': missing'}</RuleState>
          </Rule>
        ))}
      </ul>
      <RuleState role="status">
        {password === ''
          ? ''
          : `${isMet.filter(Boolean).length} of ${passwordRules.length} password rules met`}
      </RuleState>
    </Rules>
  );
}
