/** What every row has that users change. */
export interface EditedRow {
  id: string;
  createdAt: number;
  updatedAt: number;
}
