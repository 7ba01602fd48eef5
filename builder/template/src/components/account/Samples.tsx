export function Samples() {
  return <section />;
}
