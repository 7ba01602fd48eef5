export function Profile() {
  return <section />;
}
