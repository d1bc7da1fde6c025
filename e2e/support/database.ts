import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Leaves a person with these permissions only, as the staff page will; until that page exists, in the database itself. */
export function limitPermissions(email: string, permissions: readonly string[]): void {
  const dataDir = process.env.E2E_DATA_DIR;
  if (!dataDir) throw new Error('The tests run without a data folder.');
  const database = new DatabaseSync(join(dataDir, 'cardamom.sqlite'));
  try {
    database.exec('PRAGMA busy_timeout = 5000');
    const { changes } = database
      .prepare(
        'UPDATE staff SET permissions = ?, is_owner = 0 WHERE account_id = (SELECT id FROM account WHERE email_key = ?)',
      )
      .run(JSON.stringify(permissions), email);
    if (changes !== 1) throw new Error(`${email} is nobody's e-mail.`);
  } finally {
    database.close();
  }
}
