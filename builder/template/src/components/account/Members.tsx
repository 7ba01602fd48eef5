export function Members() {
  return <section />;
}
