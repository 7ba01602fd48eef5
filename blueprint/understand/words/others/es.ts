import type { Grammar } from './grammar.ts';

const first = (change: (word: string) => string) => (noun: string) => {
  const words = noun.split(' ');
  const joint = words.findIndex((word) => /^(?:de|del|para|con|en|a|al)$/u.test(word));
  return words.map((word, at) => (joint >= 0 && at >= joint ? word : change(word))).join(' ');
};
const UNACCENTED: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const one = (word: string): string => {
  if (/(?:sis|tis|[gp]rés|terés|glés|ncés|gués|lunes|martes|virus|campus|gratis)$/u.test(word)) return word;
  if (/ces$/u.test(word)) return word.replace(/ces$/u, 'z');
  if (/iones$/u.test(word)) return word.replace(/iones$/u, 'ión');
  // "Regímenes": of one the accent moves.
  if (/e[cg]ímenes$/u.test(word)) return word.replace(/e([cg])ímenes$/u, 'é$1imen');
  // "Órdenes", "exámenes": of one the accent goes, as in "orden"; "almacenes": of one it comes.
  if (/[áéíóú][^aeiouáéíóú]{1,2}(?:e|i)nes$/u.test(word))
    return word.slice(0, -2).replace(/[áéíóú]/u, (letter) => UNACCENTED[letter] ?? letter);
  if (/[aeiouáéíóú].*[^aeiou](?:ones|ines)$/u.test(word))
    return word.replace(/(.)nes$/u, (_, vowel: string) => `${vowel === 'o' ? 'ó' : 'í'}n`);
  if (/(?:cenes|[st]enes)$/u.test(word)) return word.replace(/enes$/u, 'én');
  if (/(?:clubes|relojes|^meses)$/u.test(word)) return word.slice(0, -2);
  // "Feligreses", "intereses": of one the accent comes.
  if (/\p{L}{2}eses$/u.test(word)) return word.replace(/eses$/u, 'és');
  if (/buses$/u.test(word)) return word.replace(/uses$/u, 'ús');
  if (/(?:[aeiou][lrnd]|[aeiouy]y)es$/u.test(word) && !/(?:nombres|padres|madres)$/u.test(word))
    return word
      .replace(/es$/u, '')
      .replace(/men$/u, 'men')
      .replace(/(?<=[aeiou]\p{L}{0,9}[^aeiou])an$/u, 'án');
  return word.replace(/(?<=[aeiouáéíóú]|^[^-]+[bcfgkmtw])s$/u, '');
};

export const es: Grammar = {
  roles: {
    and: 'y,e,además,además de,así como,y también',
    or: 'o,u,o bien',
    with: 'compuestos de,compuesto de,compuesta de,compuestas de,compuestos por,compuesto por,compuesta por,compuestas por,formados por,formado por,formada por,formadas por,dejando,indicando,poniendo,rellenando,aportando,detallando,especificando,en el que se pone,en la que se pone,con,incluyendo,incluye,incluyen,que incluya,que incluye,con su,con sus',
    has: 'tiene,tienen,tendrá,lleva,llevan,incluye,incluyen,contiene,contienen,necesita,necesitan,guarda,consta de,constan de,cuenta con,cuentan con,se compone de,muestra,tenga,tengan',
    there: 'hay,existen,existe,habrá',
    manage:
      'gestionar,administrar,controlar,organizar,llevar,registrar,apuntar,anotar,guardar,ver,seguir,seguimiento,guardo,gestión,control,registro,llevar el control,llevar la cuenta,hacer seguimiento,necesito,necesitamos,quiero,rellenar,queremos,tenemos,tengo,apuntamos,registramos,anotamos,guardamos,llevamos,gestionamos,vendemos,alquilamos,prestamos,organizamos,ofrecemos,incluir,almacenar,agendar,coordinar,mostrar,crear,planificar',
    of: 'de,d',
    ofThe: 'del',
    per: 'por,por cada,para cada,de cada,de cada una,de cada uno,a cada,según',
    prep: 'a,al,en,para,sobre,desde,hasta,entre,sin,ante,bajo,hacia,tras,contra,durante,mediante,antes,después,dentro,fuera',
    is: 'es,son,somos,soy,está,están,esta lista,estan,será,serán,sea,puede ser,pueden ser,puede estar,pueden estar,puede quedar,tiene que ser,tienen que ser,tendrá que ser,tendrán que ser',
    as: 'como',
    goes: 'va pasando de,van pasando de,va pasando por,avanza por,evoluciona de,se mueve de,recorre,pasa,pasan,pasa de,pasan de,va de,van de,pasa por,pasan por,cambia de,avanza de,empieza,empieza en,empieza como,empieza por,comienza,comienza en,comienza como,arranca,arranca en,arranca como,entra como,primero',
    to: 'a,luego,después,y luego,y después,hasta,y finalmente,finalmente,y por último,por último,más tarde',
    can: 'puede,pueden,podrá,podrán,podemos,puedo,debe,deben,debería,poder,quiere,quieren',
    only: 'solo,sólo,solamente,únicamente',
    not: 'no,nunca,jamás,ni,nadie,tampoco',
    if: 'saber si,saber quién,saber cuándo,saber cuánto,saber qué,si,cuando,porque,mientras,aunque,para que,cada vez que,quién,quien,cuánto,cuánta,cuántos,cuántas,cuándo,dónde,donde,cómo,qué,cuál,cuáles,según si',
    who: 'que,quienes,cuyo,cuya,cuyos,cuyas',
    we: 'nosotros,yo,me,nos',
    they: 'suyo,suya,suyos,suyas,ellos,ellas,él,ella,se,le,les,lo,esto,este,esta,estos,estas,ese,esa,otro,otra,otros,otras,mismo,misma',
    each: 'cada,cada uno,cada una,todo,toda,todos los,todas las,todos,todas,cualquier',
    the: 'el,la,los,las',
    a: 'un,una,unos,unas,uno,algún,alguna,algunos,algunas',
    poss: 'mi,mis,tu,tus,su,sus,nuestro,nuestra,nuestros,nuestras,propio,propia,propios,propias',
    many: 'tal,tales,varios,varias,muchos,muchas,diferentes,distintos,distintas,múltiples,más,dos,tres,cuatro,cinco,seis,siete,ocho,diez,doce',
    skip: 'en venta y alquiler,en venta y en alquiler,en venta o alquiler,en venta o en alquiler,en alquiler y venta,en alquiler o venta,a la venta,en venta,en alquiler,un máximo de,máximo de,como máximo,como mucho,a lo sumo,prestado,prestada,prestados,prestadas,primero,primeramente,al principio,al final,finalmente,o no,sí o no,si o no,oye,buenas,hola,mira,pues,vale,gracias,hazme,online,en línea,por la web,por internet,también,ya,todavía,aún,siempre,solo,sólo,bien,muy,así,aquí,etc,etcétera,ahora,mucho,interna,interno,sencilla,sencillo,simple,pequeña,pequeño,además,por ejemplo,aparte,ej',
    belongs:
      'pertenece a,pertenecen a,asignado a,asignada a,asignados a,asignadas a,depende de,dependen de,vinculado a,vinculada a,relacionado con,relacionada con,asociado a,asociada a',
  },
  verbs:
    /^(?:busc(?=[aoe]|amos$|ando$|ar$)|cab(?=en?$)|ofrec|va|van|emit|pag|compr|vend|reserv|alquil|prest|apunt|inscrib|marc|tom|env[ií]|recib|cre|edit|cambi|borr|elimin|asign|confirm|cancel|public|ped|pid|solicit|entreg|registr|anot|reg|cultiv|us|jueg|jug|organiz|imparte|impart|da|dan|hac|hag|escrib|sub|descarg|particip|asist|vig|trabaj|atiend|visit|entren|comparte|recog|devuelv|devolv|aprueb|aprob|rechaz|revis|valor|punt[uú]|comparti|compart|elig|elij|ve|ven|v[eé]|sab|lee|leen|qued|acab|vien|llam|mir|avis|recuerd|record|necesit|quier|llen|empiez|empez|termin|dona|donan|rellen|complet|supervis|dirig|dirij|pertenec|consult|manej|prepar|corrig|evalu|mont|repar|limpi|lleg|sal|entr|sirv|cuid|vot|coment|firm|aceptan|acept|presta|imprim|mide|miden|pes|vac|encarg|export|import|descont|rest|baj|sum|calcul|avisa|notific|cierr|cerr(?=ar$)|respond|resuelv|resolv|abr(?=e$|en$|ir$)|planific)(?:o|a|e|amos|emos|imos|an|en|ar|er|ir|ando|iendo|arán?|erán?|irán?|ó|aron|ieron|arse|erse|irse|ado|aría|ga|gan|ía|ían|aba|aban|ue|uen|í|as|es)?$/u,
  events: [
    [/^solicit/u, 'solicitud'],
    [/^(?:valor|punt[uú])/u, 'valoración'],
    [/^(?:inscrib|apunt)/u, 'inscripción'],
    [/^reserv/u, 'reserva'],
    [/^(?:alquil)/u, 'alquiler'],
    [/^(?:prest|(?:tom|pid|ped|llev|cog)\p{L}{1,5} (?:\p{L}+ )?prestad)/u, 'préstamo'],
    [/^(?:vot)/u, 'voto'],
    [/^(?:don[ao])/u, 'donación'],
    [/^(?:matricul)/u, 'matrícula'],
    [/^(?:coment)/u, 'comentario'],
    [/^piden?(?=,| y | online|$)/u, 'pedido'],
  ],
  app: 'app,aplicación,aplicacion,programa,sistema,web,página,software,herramienta digital,plataforma,base de datos,sitio,portal,página web,sitio web,app web,gestor',
  wrappers:
    'tipo,tipos,clase,clases,variedad,variedades,lista,listado,registro,gestión,control,seguimiento,tabla,catálogo,fichero,conjunto,serie,colección,historial,agenda,calendario,base,tipo,datos,información,ficha,fichas,inventario,administración,reserva de,venta,alquiler',
  before:
    /^(?:últim[oa]s?|próxim[oa]s?|nuev[oa]s?|primer[oa]?s?|segund[oa]s?|tercer[oa]?s?|gran|buen[oa]?|mal[oa]?|mejor|mayor|menor|posibles?|pequeñ[oa]s?|diferentes|distint[oa]s|mism[oa]s?|vari[oa]s|cada)$/u,
  life: /^(?:estados?|estatus|etapas?|fases?|situación|flujo|proceso|ciclo|situación|situacion|recorrido)$/u,
  choice:
    /^(?:prioridad|tipos?|categorías?|dificultad|resultado|sección|secciones|turno|nivel(?:es)?|género|clase|modalidad|tamaño|talla|forma de pago|frecuencia|gravedad|sexo|idioma|color|especie)$/u,
  participle:
    /(?:[aií]d[oa]s?|ch[oa]s?|iert[oa]s?|puest[oa]s?|rit[oa]s?|uelt[oa]s?|sent[ea]s?)$|^(?:nuev|pendiente|list[oa]|en |sin |por |no |list|libre|activ|borrador|dispon|urgente|alt[oa]|baj[oa]|medi[oa]|fácil|difícil|normal|grande|pequeñ|ausente|presente|roto|rota|averiad)/u,
  yesNo: /^s[ií]\s*(?:\/|o)\s*no$/iu,
  status: 'estado',
  kind: 'tipo',
  empty:
    'primavera,verano,veranos,otoño,otoños,invierno,inviernos,enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre,fin de semana,fines de semana,navidad,semana santa,festivos,mediodía,madrugada,doble reserva,dobles reservas,reserva doble,reservas dobles,caducado,caducados,vencido,vencidos,atrasado,atrasados,moroso,morosos,gramo,gramos,trimestre,semestre,jornada,jornadas,sitio web,portada,página principal,vez,veces,vez,veces,cosa,cosas,forma,manera,gente,mundo,parte,lado,semana,semanas,mes,meses,año,años,días,horas,minutos,ejemplo,total,euro,euros,hoy,mañana,tarde,noche,verdad,euro,barrio,móvil,persona,principio,todo,nada,algo,lunes,martes,miércoles,jueves,viernes,sábado,domingo,cuenta,tiempo,caso,ayuda,correos,mail,pantalla,excel,papel,resto,inicio de sesión,gráfico,gráfica,gráficos,calendario,tablero,panel,informe mensual,recordatorio,aviso,alerta,notificación,estadísticas,kanban',
  singular: first(one),
  plural: first((word) => {
    // What names many already has no plural.
    if (/(?:bús|[tr]és)$/u.test(word)) return word.replace(/.s$/u, (end) => (end === 'ús' ? 'uses' : 'eses'));
    if (/[sx]$|^(?:personal|alumnado|profesorado|voluntariado|público|clientela)$/u.test(word)) return word;
    if (/z$/u.test(word)) return word.replace(/z$/u, 'ces');
    // "Orden", "examen"
    if (/^[^áéíóú]*[aeiou][^aeiouáéíóú]{1,2}en$/u.test(word))
      return `${word.replace(/[aeiou](?=[^aeiou]{1,2}en$)/u, (letter) => ACCENTED[letter] ?? letter)}es`;
    if (/club$/u.test(word)) return `${word}es`;
    if (/[aeiouáéóúbcfgkmtw]$/u.test(word)) return `${word}s`;
    return `${word.replace(/ión$/u, 'ion').replace(/án$/u, 'an').replace(/én$/u, 'en').replace(/ín$/u, 'in').replace(/ón$/u, 'on')}es`;
  }),
  isPlural: (word) =>
    /s$/u.test(word.split(' ')[0] ?? '') && one(word.split(' ')[0] ?? '') !== word.split(' ')[0],
};
