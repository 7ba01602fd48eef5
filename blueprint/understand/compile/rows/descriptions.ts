import type { AppLanguage } from '../../../kinds.ts';
import type { Category } from '../../ontology/concept.ts';
import { inSix, type Six } from '../../ontology/words.ts';

// Descriptions for sample rows, by the sort of thing: each fits any thing of its sort.

const inEach = (...texts: Six) => inSix(texts, (text): readonly string[] => text.split('|'));
type Descriptions = ReturnType<typeof inEach>;

const BY_CATEGORY: Readonly<Record<Category, Descriptions>> = {
  person: inEach(
    'Has been with us for three years and knows everyone by name.|Best reached in the morning, answers quickly.|Helps out at weekends and likes to take on new things.|New since spring and already well settled in.|Speaks two languages and is glad to show newcomers around.|Calm, reliable and always well prepared.',
    'Lleva tres años con nosotros y conoce a todo el mundo por su nombre.|Suele responder rápido, sobre todo por la mañana.|Ayuda los fines de semana y le gusta asumir tareas nuevas.|Llegó en primavera y ya se siente como en casa.|Habla dos idiomas y acompaña con gusto a quienes empiezan.|Tranquilidad, puntualidad y siempre buena preparación.',
    'Avec nous depuis trois ans, connaît chacun par son nom.|Facile à joindre le matin, répond vite.|Donne un coup de main le week-end et aime la nouveauté.|Chez nous depuis le printemps et déjà bien à l’aise.|Parle deux langues et accueille volontiers les nouveaux.|Calme, fiable et toujours bien préparé.',
    'Seit drei Jahren bei uns und kennt alle beim Namen.|Am besten morgens erreichbar, antwortet schnell.|Hilft am Wochenende mit und übernimmt gern Neues.|Seit dem Frühjahr dabei und schon gut eingelebt.|Spricht zwei Sprachen und begleitet gern die Neuen.|Ruhig, verlässlich und immer gut vorbereitet.',
    '已经相识三年，和大家都很熟。|上午最容易联系到，回复很快。|周末常来帮忙，乐于尝试新事物。|今年春天加入，已经完全适应。|会两种语言，乐意带新人。|沉稳可靠，总是准备充分。',
    'معنا منذ ثلاث سنوات ويعرف الجميع بالاسم.|يسهل التواصل معه صباحًا ويرد بسرعة.|يساعد في عطلة نهاية الأسبوع ويحب تجربة الجديد.|انضم إلينا في الربيع وتأقلم سريعًا.|يتحدث لغتين ويسعده أن يرافق الجدد.|هادئ وموثوق ومستعد دائمًا.',
  ),
  organisation: inEach(
    'Family-run for two generations, with a small and friendly team.|Works mainly in the region and is quick to reply.|Known for good advice and fair prices.|Founded ten years ago, now a team of twelve.|Meets once a month and is open to new members.|A reliable partner for larger projects.',
    'De gestión familiar desde hace dos generaciones, con un equipo pequeño y cercano.|Trabaja sobre todo en la región y responde rápido.|Se conoce por el buen consejo y los precios justos.|Fundada hace diez años; hoy son doce personas.|Se reúne una vez al mes y admite nuevos miembros.|Buen apoyo para los proyectos más grandes.',
    'Gérée en famille depuis deux générations, avec une petite équipe chaleureuse.|Active surtout dans la région, répond rapidement.|Appréciée pour ses bons conseils et ses prix justes.|Fondée il y a dix ans, elle compte aujourd’hui douze personnes.|Se réunit une fois par mois et accueille de nouveaux membres.|Un partenaire fiable pour les grands projets.',
    'Seit zwei Generationen in Familienhand, mit kleinem, freundlichem Team.|Vor allem in der Region tätig und antwortet schnell.|Bekannt für gute Beratung und faire Preise.|Vor zehn Jahren gegründet, heute zwölf Leute stark.|Trifft sich einmal im Monat und freut sich über neue Mitglieder.|Verlässlicher Partner für größere Vorhaben.',
    '两代人经营，团队虽小但很友善。|主要服务本地区，回复及时。|以专业建议和公道价格著称。|成立十年，如今已有十二人。|每月聚会一次，欢迎新成员加入。|大型项目中值得信赖的伙伴。',
    'تديرها عائلة منذ جيلين بفريق صغير وودود.|تعمل في المنطقة أساسًا وترد بسرعة.|معروفة بحسن المشورة والأسعار العادلة.|تأسست قبل عشر سنوات وتضم اليوم اثني عشر شخصًا.|تجتمع مرة في الشهر وترحب بالأعضاء الجدد.|شريك يُعتمد عليه في المشاريع الكبيرة.',
  ),
  place: inEach(
    'Quiet corner with a view of the yard.|Bright and spacious, step-free from the street.|Two minutes from the station, parking behind the house.|Freshly renovated last summer.|Popular at weekends, so it is best to come early.|Small and cosy, with plenty of plants.',
    'Rincón tranquilo con vistas al patio.|Luminoso y amplio, sin escalones desde la calle.|A dos minutos de la estación, con aparcamiento detrás.|Renovado el verano pasado.|Muy concurrido los fines de semana; conviene llegar pronto.|Pequeño y acogedor, con muchas plantas.',
    'Coin tranquille avec vue sur la cour.|Lumineux et spacieux, de plain-pied depuis la rue.|À deux minutes de la gare, parking à l’arrière.|Entièrement rénové l’été dernier.|Très fréquenté le week-end, mieux vaut venir tôt.|Petit et chaleureux, avec beaucoup de plantes.',
    'Ruhige Ecke mit Blick in den Hof.|Hell und geräumig, stufenlos von der Straße erreichbar.|Zwei Minuten vom Bahnhof, Parkplätze hinter dem Haus.|Im letzten Sommer frisch renoviert.|Am Wochenende beliebt, am besten früh kommen.|Klein und gemütlich, mit vielen Pflanzen.',
    '安静的一角，可以看到院子。|明亮宽敞，临街无台阶。|离车站步行两分钟，后面可停车。|去年夏天刚刚翻新。|周末人多，建议早点来。|小巧温馨，绿植环绕。',
    'ركن هادئ يطل على الفناء.|مكان مضيء وواسع يسهل الدخول إليه من الشارع.|على بُعد دقيقتين من المحطة مع موقف خلفي.|جُدّد بالكامل الصيف الماضي.|مزدحم في عطلة نهاية الأسبوع، ويُفضّل الحضور مبكرًا.|صغير ودافئ وفيه نباتات كثيرة.',
  ),
  event: inEach(
    'Doors open half an hour before the start.|Open to everyone, no experience needed.|With a short break in the middle and time for questions.|Please be there ten minutes early.|Takes place in any weather.|Usually full, so please sign up in good time.',
    'Las puertas se abren media hora antes.|Abierto a todo el mundo, sin experiencia previa.|Con una pausa breve y tiempo para preguntas.|Se ruega llegar diez minutos antes.|Se celebra con cualquier tiempo.|Suele llenarse; conviene apuntarse con antelación.',
    'Accueil une demi-heure avant le début.|Ouvert à tous, aucune expérience nécessaire.|Avec une courte pause et un temps pour les questions.|Merci d’arriver dix minutes en avance.|A lieu par tous les temps.|Souvent complet, pensez à vous inscrire à l’avance.',
    'Einlass eine halbe Stunde vor Beginn.|Offen für alle, keine Vorkenntnisse nötig.|Mit kurzer Pause und Zeit für Fragen.|Bitte zehn Minuten früher da sein.|Findet bei jedem Wetter statt.|Meist ausgebucht, bitte rechtzeitig anmelden.',
    '开始前半小时入场。|面向所有人，无需经验。|中间有短暂休息，并留有提问时间。|请提前十分钟到达。|风雨无阻，照常进行。|名额常满，请尽早报名。',
    'تُفتح الأبواب قبل البدء بنصف ساعة.|مفتوح للجميع ولا يتطلب خبرة.|تتخلله استراحة قصيرة ووقت للأسئلة.|يُرجى الحضور قبل الموعد بعشر دقائق.|يُقام مهما كان الطقس.|يكتمل العدد غالبًا، لذا يُرجى التسجيل مبكرًا.',
  ),
  booking: inEach(
    'Regular slot, same time as last month.|First visit, please allow a few extra minutes.|Asked for a place by the window.|Confirmed by phone the day before.|Comes with a companion.|Moved once, the new time suits everyone.',
    'Turno habitual, a la misma hora que el mes pasado.|Primera visita; conviene reservar unos minutos más.|Pidió un sitio junto a la ventana.|Confirmado por teléfono el día anterior.|Viene con acompañante.|Cambiado una vez; la nueva hora conviene a todos.',
    'Créneau habituel, même heure que le mois dernier.|Première visite, prévoir quelques minutes de plus.|Une place près de la fenêtre a été demandée.|Confirmé par téléphone la veille.|Avec une personne accompagnante.|Déplacé une fois, le nouvel horaire convient à tous.',
    'Fester Termin, gleiche Uhrzeit wie letzten Monat.|Erster Besuch, bitte etwas mehr Zeit einplanen.|Platz am Fenster gewünscht.|Am Vortag telefonisch bestätigt.|Kommt in Begleitung.|Einmal verschoben, die neue Zeit passt allen.',
    '固定时段，与上月时间相同。|首次到访，请多预留几分钟。|希望安排靠窗的位置。|前一天已电话确认。|有一位同伴随行。|改期一次，新的时间各方都合适。',
    'موعد ثابت في الوقت نفسه من الشهر الماضي.|زيارة أولى، يُرجى تخصيص بضع دقائق إضافية.|طُلب مكان قرب النافذة.|تأكد هاتفيًا في اليوم السابق.|مع مرافق واحد.|أُجّل مرة واحدة والوقت الجديد مناسب للجميع.',
  ),
  document: inEach(
    'Checked and complete, ready to be filed.|Replaces the version from last year.|Sent by e-mail; a printed copy is in the folder.|Two points are still open, see the margin.|Agreed with everyone involved.|Short and clear, on one page.',
    'Revisado y completo, listo para archivar.|Sustituye a la versión del año pasado.|Enviado por correo; hay una copia impresa en la carpeta.|Quedan dos puntos abiertos; véase el margen.|Acordado con todas las personas implicadas.|Breve y claro, en una sola página.',
    'Vérifié et complet, prêt à être classé.|Remplace la version de l’an dernier.|Envoyé par e-mail, une copie papier est dans le dossier.|Deux points restent ouverts, voir en marge.|Validé par toutes les personnes concernées.|Court et clair, sur une page.',
    'Geprüft und vollständig, kann abgelegt werden.|Ersetzt die Fassung vom letzten Jahr.|Per E-Mail verschickt, ein Ausdruck liegt im Ordner.|Zwei Punkte sind noch offen, siehe Randnotiz.|Mit allen Beteiligten abgestimmt.|Kurz und klar, auf einer Seite.',
    '已核对无误，可以归档。|替代去年的版本。|已通过邮件发送，纸质件在文件夹中。|还有两处待定，见旁注。|已与各方达成一致。|简明扼要，只有一页。',
    'روجع واكتمل وأصبح جاهزًا للحفظ.|يحل محل نسخة العام الماضي.|أُرسل بالبريد الإلكتروني، والنسخة المطبوعة في الملف.|بقيت نقطتان مفتوحتان، انظر الهامش.|اتفق عليه جميع المعنيين.|قصير وواضح في صفحة واحدة.',
  ),
  product: inEach(
    'A favourite of our regular customers.|New this season, first reviews are very good.|Simple, well made and easy to look after.|Also makes a lovely gift.|Made in small numbers in the region.|Good value and available straight away.',
    'Uno de los favoritos de nuestra clientela habitual.|Novedad de la temporada, con muy buenas opiniones.|Sencillo, bien hecho y fácil de cuidar.|También es un bonito regalo.|Hecho en pequeñas cantidades en la región.|Buena relación calidad-precio y disponible de inmediato.',
    'Un grand favori de nos habitués.|Nouveauté de la saison, très bien accueillie.|Simple, bien fait et facile d’entretien.|Fait aussi un joli cadeau.|Réalisé en petite quantité dans la région.|Bon rapport qualité-prix, disponible tout de suite.',
    'Bei unserer Stammkundschaft sehr beliebt.|Neu in dieser Saison, erste Bewertungen sind sehr gut.|Schlicht, gut gemacht und leicht zu pflegen.|Auch ein schönes Geschenk.|In kleiner Menge in der Region gefertigt.|Gutes Preis-Leistungs-Verhältnis und sofort verfügbar.',
    '深受老顾客喜爱。|本季新品，首批评价很好。|简洁耐用，易于打理。|送礼也很合适。|本地小批量制作。|性价比高，随时可买。',
    'المفضل لدى زبائننا الدائمين.|جديد هذا الموسم وآراؤه الأولى ممتازة.|بسيط ومتقن الصنع وسهل العناية.|يصلح أيضًا هدية جميلة.|يُصنع بكميات صغيرة في المنطقة.|سعر مناسب ومتوفر حالًا.',
  ),
  asset: inEach(
    'In good condition, checked last month.|Stands in the storeroom next to the door.|Shared by the whole team, please bring it back clean.|Bought second-hand, works without trouble.|Has a small scratch at the side.|Needs a check before it is used next time.',
    'En buen estado, revisado el mes pasado.|Está en el almacén, junto a la puerta.|Lo comparte todo el equipo; devolver limpio.|Comprado de segunda mano, funciona sin problemas.|Tiene un pequeño arañazo en el lateral.|Necesita una revisión antes del próximo uso.',
    'En bon état, contrôlé le mois dernier.|Rangé dans la réserve, à côté de la porte.|Partagé par toute l’équipe, à rendre propre.|Acheté d’occasion, fonctionne sans souci.|Une petite rayure sur le côté.|À vérifier avant la prochaine utilisation.',
    'In gutem Zustand, letzten Monat geprüft.|Steht im Lager neben der Tür.|Nutzt das ganze Team, bitte sauber zurückbringen.|Gebraucht gekauft, läuft ohne Probleme.|Kleiner Kratzer an der Seite.|Vor dem nächsten Einsatz bitte prüfen.',
    '状况良好，上月刚检查过。|放在储藏室门边。|全队共用，归还前请清洁。|二手购入，使用正常。|侧面有一道小划痕。|下次使用前需要检查。',
    'بحالة جيدة وفُحص الشهر الماضي.|محفوظ في المخزن بجانب الباب.|يستخدمه الفريق كله، يُرجى إعادته نظيفًا.|اشتُري مستعملًا ويعمل دون مشكلات.|عليه خدش صغير من الجانب.|يحتاج إلى فحص قبل الاستخدام القادم.',
  ),
  money: inEach(
    'As agreed, the receipt is filed.|Planned in this year’s budget.|Comes up every month.|One-off amount, approved by the board.|Shared equally between both sides.|A little less than last year.',
    'Según lo acordado; el recibo está archivado.|Previsto en el presupuesto de este año.|Se repite cada mes.|Importe único, aprobado por la junta.|A partes iguales entre ambos lados.|Algo menos que el año pasado.',
    'Comme convenu, le reçu est classé.|Prévu au budget de cette année.|Revient chaque mois.|Montant unique, approuvé par le bureau.|Partagé à parts égales.|Un peu moins que l’an dernier.',
    'Wie vereinbart, der Beleg ist abgelegt.|Im Budget für dieses Jahr eingeplant.|Fällt jeden Monat an.|Einmaliger Betrag, vom Vorstand genehmigt.|Zu gleichen Teilen aufgeteilt.|Etwas weniger als im Vorjahr.',
    '按约定执行，收据已存档。|已列入今年预算。|每月固定发生。|一次性款项，已获批准。|双方平均分担。|比去年略少。',
    'حسب الاتفاق والإيصال محفوظ.|مدرج في ميزانية هذا العام.|يتكرر كل شهر.|مبلغ لمرة واحدة وافقت عليه الإدارة.|مقسوم بالتساوي بين الطرفين.|أقل قليلًا من العام الماضي.',
  ),
  task: inEach(
    'Short and simple, about half an hour.|Please agree the date with the team first.|Everything needed is in the cupboard by the entrance.|Wait for the reply before going on.|Best done on a quiet morning.|Take a photo when it is finished.',
    'Corta y sencilla, una media hora.|Primero hay que acordar la fecha con el equipo.|Todo lo necesario está en el armario de la entrada.|Esperar la respuesta antes de seguir.|Mejor una mañana tranquila.|Hacer una foto al terminar.',
    'Court et simple, une demi-heure environ.|Fixer d’abord la date avec l’équipe.|Tout le nécessaire est dans l’armoire de l’entrée.|Attendre la réponse avant de continuer.|À faire de préférence un matin calme.|Prendre une photo une fois terminé.',
    'Kurz und einfach, etwa eine halbe Stunde.|Den Termin bitte zuerst im Team absprechen.|Alles Nötige liegt im Schrank am Eingang.|Vor dem Weitermachen die Antwort abwarten.|Am besten an einem ruhigen Vormittag.|Nach dem Abschluss bitte ein Foto machen.',
    '简单，大约半小时。|请先与团队商定时间。|所需物品都在入口的柜子里。|收到回复后再继续。|最好在清静的上午处理。|完成后请拍照记录。',
    'بسيطة وقصيرة، نحو نصف ساعة.|يُرجى الاتفاق على الموعد مع الفريق أولًا.|كل ما يلزم في الخزانة عند المدخل.|ننتظر الرد قبل المتابعة.|يُفضّل إنجازها في صباح هادئ.|يُرجى التقاط صورة بعد الانتهاء.',
  ),
  message: inEach(
    'Thanks for the friendly welcome last week.|Here is everything you need to know, in short.|A small suggestion that would help many of us.|Please tell us by Friday whether it suits you.|We were happy with everything and will come again.|One question is still open; an answer would help.',
    'Gracias por la cálida acogida de la semana pasada.|Aquí está, en breve, todo lo que hay que saber.|Una pequeña sugerencia que ayudaría a mucha gente.|Díganos antes del viernes si les viene bien.|Quedamos contentos con todo y volveremos.|Queda una pregunta abierta; una respuesta ayudaría.',
    'Merci pour l’accueil chaleureux de la semaine dernière.|Voici en bref tout ce qu’il faut savoir.|Une petite suggestion qui aiderait beaucoup d’entre nous.|Dites-nous d’ici vendredi si cela vous convient.|Tout nous a plu et nous reviendrons.|Une question reste ouverte, une réponse nous aiderait.',
    'Danke für den freundlichen Empfang letzte Woche.|Hier in Kürze alles, was man wissen muss.|Ein kleiner Vorschlag, der vielen helfen würde.|Bitte bis Freitag sagen, ob es passt.|Wir waren mit allem zufrieden und kommen wieder.|Eine Frage ist noch offen, eine Antwort würde helfen.',
    '感谢上周的热情接待。|这里简要列出需要了解的内容。|一个小建议，或许能帮到很多人。|请在周五前告知是否合适。|各方面都很满意，还会再来。|还有一个问题，期待答复。',
    'شكرًا على الترحيب اللطيف الأسبوع الماضي.|إليكم باختصار كل ما يلزم معرفته.|اقتراح صغير قد يفيد كثيرين منا.|نرجو إبلاغنا قبل الجمعة إن كان ذلك مناسبًا.|كنا راضين عن كل شيء وسنعود.|بقي سؤال واحد، والإجابة عنه ستفيدنا.',
  ),
  category: inEach(
    'The ones that are asked for most often.|For everything that belongs together.|New this year and still growing.|Mainly for beginners.|Looked after by two people from the team.|A small selection, updated every month.',
    'Lo que más se pide.|Para todo lo que va junto.|Nuevo este año y todavía en crecimiento.|Sobre todo para principiantes.|A cargo de dos personas del equipo.|Pequeña selección, actualizada cada mes.',
    'Ce qui est demandé le plus souvent.|Pour tout ce qui va ensemble.|Nouveau cette année et encore en croissance.|Surtout pour les débutants.|Suivi par deux personnes de l’équipe.|Une petite sélection, mise à jour chaque mois.',
    'Was am häufigsten gefragt ist.|Für alles, was zusammengehört.|Neu in diesem Jahr und noch im Wachsen.|Vor allem für Anfänger.|Betreut von zwei Leuten aus dem Team.|Kleine Auswahl, jeden Monat aktualisiert.',
    '最常被问到的内容。|把相关的内容放在一起。|今年新增，仍在扩充。|主要面向初学者。|由团队中的两位成员负责。|精选少量内容，每月更新。',
    'الأكثر طلبًا لدينا.|لكل ما ينتمي بعضه إلى بعض.|جديد هذا العام وما زال ينمو.|للمبتدئين بشكل خاص.|يشرف عليه اثنان من الفريق.|مجموعة صغيرة تُحدّث كل شهر.',
  ),
  food: inEach(
    'Fresh every day, from the region.|Mild and slightly sweet, also liked by children.|Our house classic, made to an old family recipe.|Light and quick, just right for lunch.|Best enjoyed on the same day.|With a hint of lemon and fresh herbs.',
    'Fresco cada día y de la región.|Suave y un poco dulce; también gusta a los niños.|El clásico de la casa, según una antigua receta familiar.|Ligero y rápido, ideal para el mediodía.|Mejor disfrutarlo el mismo día.|Con un toque de limón y hierbas frescas.',
    'Frais chaque jour, de la région.|Doux et légèrement sucré, les enfants aiment aussi.|Le classique de la maison, d’après une recette de famille.|Léger et rapide, idéal à midi.|À savourer le jour même.|Avec une pointe de citron et des herbes fraîches.',
    'Jeden Tag frisch, aus der Region.|Mild und leicht süß, auch bei Kindern beliebt.|Unser Klassiker nach altem Familienrezept.|Leicht und schnell, genau richtig zum Mittag.|Am besten am selben Tag genießen.|Mit einem Hauch Zitrone und frischen Kräutern.',
    '每天新鲜，来自本地。|口味清淡微甜，孩子也喜欢。|招牌经典，家传做法。|清爽快捷，适合午餐。|建议当天享用。|带有淡淡的柠檬和香草味。',
    'طازج كل يوم ومن المنطقة.|خفيف المذاق وحلو قليلًا ويحبه الأطفال.|طبق البيت المعروف بوصفة عائلية قديمة.|خفيف وسريع ومناسب للغداء.|يُفضّل تناوله في اليوم نفسه.|بلمسة من الليمون والأعشاب الطازجة.',
  ),
  animal: inEach(
    'In good health and used to people.|A little shy at first, then curious.|Needs fresh water and a quiet place.|Has grown well since the spring.|Likes warm and sunny spots.|Checked last month, everything in order.',
    'Con buena salud y habituado a las personas.|Al principio algo tímido, después curioso.|Necesita agua fresca y un lugar tranquilo.|Ha crecido bien desde la primavera.|Le gustan los rincones cálidos y soleados.|Revisado el mes pasado, todo en orden.',
    'En bonne santé et habitué aux gens.|Un peu timide au début, puis curieux.|A besoin d’eau fraîche et d’un endroit calme.|A bien grandi depuis le printemps.|Aime les endroits chauds et ensoleillés.|Examiné le mois dernier, tout va bien.',
    'Gesund und an Menschen gewöhnt.|Anfangs etwas scheu, dann neugierig.|Braucht frisches Wasser und einen ruhigen Platz.|Seit dem Frühjahr gut gewachsen.|Mag warme und sonnige Plätze.|Letzten Monat untersucht, alles in Ordnung.',
    '健康，亲近人。|起初有点怕生，后来很好奇。|需要清水和安静的地方。|春天以来长势很好。|喜欢温暖有阳光的地方。|上月检查过，一切正常。',
    'بصحة جيدة ومعتاد على الناس.|خجول قليلًا في البداية ثم فضولي.|يحتاج إلى ماء عذب ومكان هادئ.|نما جيدًا منذ الربيع.|يحب الأماكن الدافئة والمشمسة.|فُحص الشهر الماضي وكل شيء على ما يرام.',
  ),
  vehicle: inEach(
    'Regularly serviced, ready to go.|Easy to handle, also for beginners.|Used mainly for short trips in town.|Low mileage, always kept under cover.|New tyres fitted in autumn.|Plenty of room and low in consumption.',
    'Con revisiones al día, listo para salir.|Fácil de manejar, también para principiantes.|Se usa sobre todo para trayectos cortos en la ciudad.|Poco uso y siempre bajo techo.|Neumáticos nuevos desde otoño.|Amplio y de bajo consumo.',
    'Entretenu régulièrement, prêt à partir.|Facile à manier, même pour les débutants.|Sert surtout aux petits trajets en ville.|Peu utilisé, toujours gardé à l’abri.|Pneus neufs depuis l’automne.|Spacieux et peu gourmand.',
    'Regelmäßig gewartet und startklar.|Leicht zu handhaben, auch für Anfänger.|Vor allem für kurze Wege in der Stadt.|Wenig genutzt, immer im Trockenen abgestellt.|Neue Reifen seit dem Herbst.|Viel Platz und sparsam im Verbrauch.',
    '定期保养，随时可用。|容易操控，新手也适合。|主要用于市内短途。|使用不多，一直停放在室内。|秋天刚换了新轮胎。|空间宽敞，能耗低。',
    'صيانة منتظمة وجاهزية دائمة.|سهل القيادة حتى للمبتدئين.|يُستخدم غالبًا للمسافات القصيرة داخل المدينة.|استخدام قليل وحفظ دائم تحت سقف.|إطارات جديدة منذ الخريف.|مساحة واسعة واستهلاك قليل.',
  ),
  health: inEach(
    'Well tolerated so far.|To be repeated in four weeks.|Drink plenty of water and rest afterwards.|Start gently and increase slowly.|Agreed with the family doctor.|No complaints since the last visit.',
    'Bien tolerado hasta ahora.|Repetir dentro de cuatro semanas.|Beber mucha agua y descansar después.|Empezar con suavidad y aumentar poco a poco.|Acordado con el médico de cabecera.|Sin molestias desde la última visita.',
    'Bien toléré jusqu’ici.|À renouveler dans quatre semaines.|Boire beaucoup d’eau et se reposer ensuite.|Commencer en douceur et augmenter peu à peu.|En accord avec le médecin traitant.|Aucune plainte depuis la dernière visite.',
    'Bisher gut vertragen.|In vier Wochen wiederholen.|Danach viel trinken und ausruhen.|Sanft beginnen und langsam steigern.|Mit der Hausarztpraxis abgestimmt.|Keine Beschwerden seit dem letzten Besuch.',
    '目前耐受良好。|四周后重复一次。|之后多喝水，注意休息。|从轻量开始，逐步增加。|已与家庭医生商定。|上次就诊后无不适。',
    'يُتحمّل جيدًا حتى الآن.|يُعاد بعد أربعة أسابيع.|يُنصح بشرب الماء والراحة بعده.|بداية خفيفة ثم زيادة تدريجية.|بالاتفاق مع طبيب الأسرة.|لا شكاوى منذ الزيارة الأخيرة.',
  ),
  learning: inEach(
    'For beginners, no previous knowledge needed.|Builds on what was covered last week.|With plenty of practice in small groups.|Short exercises help you to remember.|Ends with a small project of your own.|Bring a notebook and questions.',
    'Para principiantes, sin conocimientos previos.|Continúa lo visto la semana pasada.|Con mucha práctica en grupos pequeños.|Ejercicios cortos que ayudan a recordar.|Termina con un pequeño proyecto propio.|Traer cuaderno y preguntas.',
    'Pour débutants, sans connaissances préalables.|Prolonge ce qui a été vu la semaine dernière.|Beaucoup de pratique en petits groupes.|De courts exercices pour mieux retenir.|Se termine par un petit projet personnel.|Apportez un cahier et vos questions.',
    'Für Anfänger, ohne Vorkenntnisse.|Baut auf der letzten Woche auf.|Mit viel Übung in kleinen Gruppen.|Kurze Aufgaben helfen beim Merken.|Endet mit einem kleinen eigenen Projekt.|Bitte Heft und Fragen mitbringen.',
    '面向初学者，无需基础。|承接上周所学内容。|小组练习，动手机会多。|通过短小练习加深记忆。|最后完成一个自己的小项目。|请带上笔记本和问题。',
    'للمبتدئين دون معرفة سابقة.|استكمال لما دُرس الأسبوع الماضي.|تطبيق كثير في مجموعات صغيرة.|تمارين قصيرة تساعد على التذكر.|ينتهي بمشروع صغير خاص بك.|يُرجى إحضار دفتر وأسئلة.',
  ),
  measurement: inEach(
    'Taken in the morning, as always.|A little higher than last week.|Within the usual range.|Checked twice, same value.|Better than in the month before.|Noted right after the activity.',
    'Tomado por la mañana, como siempre.|Un poco más alto que la semana pasada.|Dentro de lo habitual.|Comprobado dos veces, mismo valor.|Mejor que el mes anterior.|Anotado justo después de la actividad.',
    'Relevé le matin, comme toujours.|Un peu plus élevé que la semaine dernière.|Dans la plage habituelle.|Vérifié deux fois, même valeur.|Mieux que le mois précédent.|Noté juste après l’activité.',
    'Wie immer am Morgen erfasst.|Etwas höher als letzte Woche.|Im üblichen Bereich.|Zweimal geprüft, gleicher Wert.|Besser als im Vormonat.|Direkt danach notiert.',
    '照例在早上记录。|比上周略高。|在正常范围内。|核对两次，数值一致。|比上个月有所改善。|活动结束后立即记录。',
    'سُجّل صباحًا كالعادة.|أعلى قليلًا من الأسبوع الماضي.|ضمن المعدل المعتاد.|تم التحقق مرتين والقيمة نفسها.|أفضل من الشهر السابق.|سُجّل بعد النشاط مباشرة.',
  ),
  work: inEach(
    'Starts small and grows step by step.|The first half is done and on schedule.|A joint effort with two partners.|The next step is agreed for the coming week.|Still waiting for material and one approval.|Simple aims and a clear end date.',
    'Empieza en pequeño y crece paso a paso.|La primera mitad está hecha y en plazo.|Un esfuerzo conjunto con dos socios.|El próximo paso está acordado para la semana que viene.|A la espera de material y de una aprobación.|Objetivos sencillos y una fecha de fin clara.',
    'Commence petit et avance pas à pas.|La première moitié est faite, dans les délais.|Mené avec deux partenaires.|La prochaine étape est fixée à la semaine prochaine.|En attente de matériel et d’un accord.|Des objectifs simples et une date de fin claire.',
    'Beginnt klein und wächst Schritt für Schritt.|Die erste Hälfte ist geschafft und im Zeitplan.|Gemeinsam mit zwei Partnern.|Der nächste Schritt ist für die kommende Woche vereinbart.|Material und eine Freigabe fehlen noch.|Einfache Ziele und ein klares Enddatum.',
    '从小处着手，逐步推进。|前半部分已按计划完成。|与两位伙伴共同推进。|下一步已定在下周。|还在等材料和一项批准。|目标简单，截止日期明确。',
    'يبدأ صغيرًا وينمو خطوة خطوة.|أُنجز النصف الأول في الموعد.|عمل مشترك مع شريكين.|الخطوة التالية متفق عليها للأسبوع القادم.|في انتظار مواد وموافقة واحدة.|أهداف بسيطة وموعد انتهاء واضح.',
  ),
};

const OF_ANYTHING = inEach(
  'Simple, reliable and much liked.|New this month.|Kept up to date by the whole team.|Small, but with care for every detail.|Recommended by several people.|Well looked after from the start.',
  'Sencillo, fiable y muy apreciado.|Nuevo este mes.|Todo el equipo lo mantiene al día.|Pequeño, pero cuidado hasta el último detalle.|Recomendado por varias personas.|Bien atendido desde el principio.',
  'Simple, fiable et très apprécié.|Nouveau ce mois-ci.|Tenu à jour par toute l’équipe.|Petit, mais soigné dans le moindre détail.|Recommandé par plusieurs personnes.|Bien suivi depuis le début.',
  'Einfach, verlässlich und beliebt.|Neu in diesem Monat.|Wird vom ganzen Team gepflegt.|Klein, aber mit Liebe zum Detail.|Von mehreren Leuten empfohlen.|Von Anfang an gut betreut.',
  '简单可靠，广受欢迎。|本月新增。|由整个团队共同维护。|规模不大，但处处用心。|多人推荐。|从一开始就打理得很好。',
  'بسيط وموثوق ومحبوب.|جديد هذا الشهر.|يتابعه الفريق كله باستمرار.|صغير لكنه متقن في كل تفاصيله.|أوصى به أكثر من شخص.|يحظى بعناية جيدة منذ البداية.',
);

/** What a row of such a thing may be described as; rows next to each other are described differently. */
export function descriptionFor(category: Category | undefined, language: AppLanguage, index: number): string {
  const texts = (category === undefined ? OF_ANYTHING : BY_CATEGORY[category])[language];
  return texts[index % texts.length] ?? '';
}
