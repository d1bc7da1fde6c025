import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Leaves a person with these permissions only, as the staff page will; until that page exists, in the database itself. */
export function limitPermissions(email: string, permissions: readonly string[]): void {
  changeStaffOf(email, 'permissions = ?, is_owner = 0', [JSON.stringify(permissions)]);
}

/** Gives an account the place of another one too, as an invitation will; until there are any, in the database itself. */
export function worksInToo(email: string, emailOfOther: string): void {
  changeStaffOf(emailOfOther, 'account_id = (SELECT id FROM account WHERE email_key = ?)', [email]);
}

function changeStaffOf(email: string, change: string, values: readonly string[]): void {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('The tests run without a data folder.');
  const database = new DatabaseSync(join(dataDir, 'cardamom.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    const { changes } = database
      .prepare(`UPDATE staff SET ${change} WHERE account_id = (SELECT id FROM account WHERE email_key = ?)`)
      .run(...values, email);
    if (changes !== 1) throw new Error(`${email} is nobody's e-mail.`);
  } finally {
    database.close();
  }
}
