import { app } from '../../app.ts';
import { words } from '../../words/index.ts';

interface Props {
  roles: readonly string[];
  onChange: (roles: readonly string[]) => void;
}

export function RoleChecks({ roles, onChange }: Props) {
  if (app.roles.length === 0) return null;
  return (
    <fieldset className="checks">
      <legend className="visually-hidden">{words.account.roles}</legend>
      {app.roles.map(({ name, label }) => (
        <label key={name} className="check">
          <input
            type="checkbox"
            checked={roles.includes(name)}
            onChange={(event) =>
              onChange(event.target.checked ? [...roles, name] : roles.filter((other) => other !== name))
            }
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
