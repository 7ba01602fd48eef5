/** The words of boards, calendars, galleries, charts and sections. */
export interface ViewWords {
  readonly loading: string;
  readonly failed: string;
  readonly tryAgain: string;
  readonly seeAll: string;
  readonly showMore: string;
  readonly cancel: string;
  /** Stands for an empty value. */
  readonly notSet: string;

  readonly board: {
    readonly moveTo: string;
    readonly moveCard: (title: string) => string;
    readonly add: string;
    readonly addTo: (column: string) => string;
    readonly cards: (count: number) => string;
    readonly emptyColumn: string;
    readonly seeAllOf: (count: number) => string;
    readonly drag: (title: string) => string;
    readonly dragHelp: string;
    readonly pickedUp: (title: string, column: string) => string;
    readonly over: (title: string, column: string) => string;
    readonly overForbidden: (column: string) => string;
    readonly moved: (title: string, column: string) => string;
    readonly forbidden: (from: string, to: string) => string;
    readonly wentBack: (title: string, column: string) => string;
    readonly letGo: (title: string, column: string) => string;
  };

  readonly calendar: {
    readonly view: string;
    readonly month: string;
    readonly week: string;
    readonly agenda: string;
    readonly today: string;
    readonly previous: string;
    readonly next: string;
    readonly allDay: string;
    readonly addOn: (when: string) => string;
    readonly add: string;
    readonly entries: (count: number) => string;
    readonly more: (count: number) => string;
    readonly nothing: string;
    readonly help: string;
    readonly move: string;
    readonly moveEntry: (title: string) => string;
    readonly newDate: string;
    readonly moved: (title: string, when: string) => string;
    readonly wentBack: (title: string) => string;
    readonly tooMany: (count: number) => string;
  };

  readonly gallery: {
    readonly empty: string;
  };

  readonly chart: {
    readonly empty: string;
    readonly table: string;
    readonly others: string;
    readonly total: string;
    readonly count: string;
    readonly sumOf: (field: string) => string;
    readonly averageOf: (field: string) => string;
    readonly help: string;
  };

  readonly attention: {
    readonly none: string;
    readonly below: (limit: string) => string;
    readonly above: (limit: string) => string;
    readonly daysAgo: (days: number) => string;
    readonly inDays: (days: number) => string;
    readonly today: string;
    readonly more: (count: number) => string;
  };

  readonly contact: {
    readonly send: string;
    readonly thanks: string;
    readonly another: string;
  };

  readonly list: {
    readonly empty: string;
  };
}
