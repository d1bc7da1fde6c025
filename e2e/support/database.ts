import { randomUUID } from 'node:crypto';
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

/** Gives an account a place like another one's in the same restaurant, and only that, as an invitation will. */
export function worksWith(email: string, emailOfColleague: string, name: string): void {
  inDatabase((database) => {
    const placeOf = (key: string) =>
      database
        .prepare('SELECT staff.* FROM staff JOIN account ON account.id = account_id WHERE email_key = ?')
        .get(key);
    const own = placeOf(emailOfColleague);
    const place = { ...placeOf(email), id: randomUUID(), account_id: own?.['account_id'], name, is_owner: 0 };
    const row = Object.entries({ ...place, pin_digest: randomUUID() });
    database.prepare('UPDATE staff SET deleted_at = 1 WHERE id = ?').run(own?.['id'] ?? null);
    database
      .prepare(
        `INSERT INTO staff (${row.map(([column]) => column).join()}) VALUES (${row.map(() => '?').join()})`,
      )
      .run(...row.map(([, value]) => value ?? null));
  });
}

/** Switches a person off in their restaurant, as the staff page will; until that page exists, in the database itself. */
export function switchOff(email: string): void {
  changeStaffOf(email, 'is_active = 0', []);
}

/** Makes a test's restaurant the demo, which only an empty installation makes. */
export function callItDemo(email: string): void {
  inDatabase((database) => {
    database
      .prepare(
        `UPDATE restaurant SET is_demo = 1 WHERE id IN
          (SELECT restaurant_id FROM staff JOIN account ON account.id = account_id WHERE email_key = ?)`,
      )
      .run(email);
  });
}

function changeStaffOf(email: string, change: string, values: readonly string[]): void {
  inDatabase((database) => {
    const { changes } = database
      .prepare(`UPDATE staff SET ${change} WHERE account_id = (SELECT id FROM account WHERE email_key = ?)`)
      .run(...values, email);
    if (changes !== 1) throw new Error(`${email} is nobody's e-mail.`);
  });
}

function inDatabase(work: (database: DatabaseSync) => void): void {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('The tests run without a data folder.');
  const database = new DatabaseSync(join(dataDir, 'cardamom.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    work(database);
  } finally {
    database.close();
  }
}
