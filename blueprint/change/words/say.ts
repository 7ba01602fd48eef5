import type { AppLanguage } from '../../kinds.ts';

// Whole requests in each language, for what a person may have meant.

export interface Say {
  /** A field of some data, where several have one that is called so. */
  fieldOf: (field: string, data: string) => string;
  rename: (name: string, to: string) => string;
  addField: (field: string, data: string) => string;
  removeField: (field: string, data: string) => string;
  required: (field: string) => string;
  optional: (field: string) => string;
  board: (data: string) => string;
  calendar: (data: string) => string;
  gallery: (data: string) => string;
  remove: (name: string) => string;
  hide: (page: string) => string;
  own: (data: string) => string;
  addState: (state: string, data: string) => string;
  dark: string;
}
export const SAY: Readonly<Record<AppLanguage, Say>> = {
  en: {
    fieldOf: (field, data) => `${field} of ${data}`,
    rename: (name, to) => `Rename ${name} to ${to}`,
    addField: (field, data) => `Add a field “${field}” to ${data}`,
    removeField: (field, data) => `Remove ${field} from ${data}`,
    required: (field) => `Make ${field} required`,
    optional: (field) => `Make ${field} optional`,
    board: (data) => `Add a kanban board for ${data}`,
    calendar: (data) => `Add a calendar of ${data}`,
    gallery: (data) => `Add a gallery of ${data}`,
    remove: (name) => `Remove the page “${name}”`,
    hide: (page) => `Hide ${page} from the menu`,
    own: (data) => `Members can only see their own ${data}`,
    addState: (state, data) => `Add a state “${state}” to ${data}`,
    dark: 'Use dark mode',
  },
  es: {
    fieldOf: (field, data) => `${field} de ${data}`,
    rename: (name, to) => `Renombra ${name} a ${to}`,
    addField: (field, data) => `Añade ${field} a ${data}`,
    removeField: (field, data) => `Quita ${field} de ${data}`,
    required: (field) => `${field} es obligatorio`,
    optional: (field) => `${field} es opcional`,
    board: (data) => `Añade un tablero de ${data}`,
    calendar: (data) => `Añade un calendario de ${data}`,
    gallery: (data) => `Añade una galería de ${data}`,
    remove: (name) => `Elimina ${name}`,
    hide: (page) => `Oculta ${page} del menú`,
    own: (data) => `Los miembros solo ven sus propias ${data}`,
    addState: (state, data) => `Añade el estado ${state} a ${data}`,
    dark: 'Modo oscuro',
  },
  fr: {
    fieldOf: (field, data) => `${field} de ${data}`,
    rename: (name, to) => `Renomme ${name} en ${to}`,
    addField: (field, data) => `Ajoute ${field} à ${data}`,
    removeField: (field, data) => `Supprime ${field} de ${data}`,
    required: (field) => `${field} est obligatoire`,
    optional: (field) => `${field} est facultatif`,
    board: (data) => `Ajoute un tableau pour ${data}`,
    calendar: (data) => `Ajoute un calendrier pour ${data}`,
    gallery: (data) => `Ajoute une galerie pour ${data}`,
    remove: (name) => `Supprime ${name}`,
    hide: (page) => `Masque ${page} du menu`,
    own: (data) => `Les membres ne voient que leurs propres ${data}`,
    addState: (state, data) => `Ajoute le statut ${state} à ${data}`,
    dark: 'Mode sombre',
  },
  de: {
    fieldOf: (field, data) => `${field} von ${data}`,
    rename: (name, to) => `Benenne ${name} in ${to} um`,
    addField: (field, data) => `Füge ${field} zu ${data} hinzu`,
    removeField: (field, data) => `Entferne ${field} aus ${data}`,
    required: (field) => `${field} ist Pflicht`,
    optional: (field) => `${field} ist optional`,
    board: (data) => `Füge ein Board für ${data} hinzu`,
    calendar: (data) => `Füge einen Kalender für ${data} hinzu`,
    gallery: (data) => `Füge eine Galerie für ${data} hinzu`,
    remove: (name) => `Lösche ${name}`,
    hide: (page) => `Blende ${page} im Menü aus`,
    own: (data) => `Mitglieder sehen nur ihre eigenen ${data}`,
    addState: (state, data) => `Füge den Status ${state} bei ${data} hinzu`,
    dark: 'Dunkelmodus',
  },
  zh: {
    fieldOf: (field, data) => `${data}的${field}`,
    rename: (name, to) => `把${name}改名为${to}`,
    addField: (field, data) => `给${data}添加${field}`,
    removeField: (field, data) => `删除${data}的${field}`,
    required: (field) => `${field}必填`,
    optional: (field) => `${field}选填`,
    board: (data) => `给${data}添加看板`,
    calendar: (data) => `给${data}添加日历`,
    gallery: (data) => `给${data}添加图库`,
    remove: (name) => `删除${name}`,
    hide: (page) => `从菜单中隐藏${page}`,
    own: (data) => `会员只能看到自己的${data}`,
    addState: (state, data) => `给${data}添加状态${state}`,
    dark: '深色模式',
  },
  ar: {
    fieldOf: (field, data) => `${field} في ${data}`,
    rename: (name, to) => `أعد تسمية ${name} إلى ${to}`,
    addField: (field, data) => `أضف ${field} إلى ${data}`,
    removeField: (field, data) => `احذف ${field} من ${data}`,
    required: (field) => `${field} مطلوب`,
    optional: (field) => `${field} اختياري`,
    board: (data) => `أضف لوحة ${data}`,
    calendar: (data) => `أضف تقويم ${data}`,
    gallery: (data) => `أضف معرض ${data}`,
    remove: (name) => `احذف ${name}`,
    hide: (page) => `أزل ${page} من القائمة`,
    own: (data) => `يرى الأعضاء ${data} الخاصة بهم فقط`,
    addState: (state, data) => `أضف حالة ${state} إلى ${data}`,
    dark: 'الوضع الداكن',
  },
};
