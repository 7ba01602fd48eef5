/** Minor units as people write them: 1900 is `19.00`. */
export const decimal = (minor: unknown) =>
  typeof minor === 'number' ? Number((minor / 100).toFixed(2)) : minor;
