export async function benchmarkGuestLoad(): Promise<void> {}
