import type { AppLanguage } from '../../kinds.ts';

const list = (names: string) => names.split(',');

/** Names of people for sample rows. */
export const PEOPLE: Readonly<Record<AppLanguage, readonly string[]>> = {
  en: list(
    'Ada Moreau,Jonas Lind,Mei Tanaka,Samira Haddad,Tomás Silva,Ruth Adeyemi,Luca Ferri,Nora Berg,Ivan Petrov,Priya Nair,Omar Said,Hannah Weiss',
  ),
  es: list(
    'Lucía Herrera,Mateo Ruiz,Carmen Ortega,Javier Molina,Elena Vidal,Pablo Castro,Sofía Navarro,Diego Ramos,Marta Gil,Andrés Peña,Julia Serrano,Raúl Campos',
  ),
  fr: list(
    'Camille Roux,Antoine Mercier,Léa Fontaine,Hugo Lambert,Manon Girard,Louis Perrin,Inès Chevalier,Paul Renaud,Chloé Barbier,Jules Caron,Sarah Leclerc,Nicolas Faure',
  ),
  de: list(
    'Anna Köhler,Jonas Berger,Lena Vogt,Felix Hartmann,Miriam Seidel,Paul Krüger,Clara Winkler,Tobias Lorenz,Sophie Brandt,Max Ebert,Julia Franke,Lukas Busch',
  ),
  zh: list('王芳,李伟,张敏,刘洋,陈静,杨磊,赵丽,黄强,周婷,吴昊,徐雪,孙涛'),
  ar: list(
    'ليلى حداد,عمر سعيد,سارة منصور,يوسف خليل,نور الدين,هدى عبدالله,كريم ناصر,مريم صالح,طارق عيسى,رنا يوسف,سامي فارس,دينا حسن',
  ),
};
