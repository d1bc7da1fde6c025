import { join } from 'node:path';

/** The embedded database inside the data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'cardamom.sqlite');

/** The secret that the installation made for itself, inside the data folder. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret-key');

/** Backups that were taken before migrations, inside the data folder. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Where the files of imports wait, each in its import's folder. */
export const waitingFolder = (dataDir: string): string => join(dataDir, 'files', 'imports');

/** Mails that no mail server took, inside the data folder, each in a file. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');
