/** Milliseconds of processor time that some work took: unlike the clock, it doesn't go on while other work has the processor. */
export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
