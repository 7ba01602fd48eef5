import { inSix, type Six } from '../words.ts';

// Long texts for sample rows: one or two sentences that fit nearly any thing with such a text.

const inEach = (...values: Six) => inSix(values, (text): readonly string[] => text.split('|'));

/** Remarks that fit people as well as things. */
export const REMARKS = inEach(
  'Please check again next week.|Everything is settled.|Discussed by phone, all clear.|Asked for a reminder the day before.|Waiting for an answer.|Updated after the last visit.|Recommended by a friend.|Went well, no changes needed.',
  'Revisar de nuevo la semana que viene.|Todo está resuelto.|Hablado por teléfono, todo claro.|Pidió un recordatorio el día antes.|A la espera de respuesta.|Actualizado tras la última visita.|Llegó por recomendación.|Todo fue bien, sin cambios.',
  'À revoir la semaine prochaine.|Tout est réglé.|Vu par téléphone, tout est clair.|Rappel demandé la veille.|En attente d’une réponse.|Mis à jour après la dernière visite.|Arrivé par recommandation.|Tout s’est bien passé, rien à changer.',
  'Nächste Woche noch einmal prüfen.|Alles geklärt.|Am Telefon besprochen, alles klar.|Erinnerung am Vortag erbeten.|Antwort steht noch aus.|Nach dem letzten Besuch aktualisiert.|Auf Empfehlung gekommen.|Gut gelaufen, keine Änderung nötig.',
  '下周再确认一次。|已全部处理完毕。|电话沟通过，没有问题。|希望提前一天提醒。|等待回复中。|上次来访后已更新。|朋友推荐。|进展顺利，无需调整。',
  'يُرجى المراجعة الأسبوع القادم.|تمت تسوية كل شيء.|نوقش الأمر هاتفيًا وكل شيء واضح.|طُلب تذكير قبل يوم.|في انتظار الرد.|جرى التحديث بعد الزيارة الأخيرة.|بتوصية من صديق.|سار كل شيء على ما يرام دون تغيير.',
);

export const LONG_SAMPLES = {
  notes: REMARKS,
  description: inEach(
    'Simple, reliable and a favourite of our regulars.|New this season, first feedback is good.|Revised last month after your suggestions.|Suitable for beginners and for groups.|Kept up to date by the whole team.|Small, but with care for every detail.',
    'Sencillo, fiable y muy apreciado por quienes nos conocen.|Nuevo esta temporada; las primeras opiniones son buenas.|Revisado el mes pasado según sus sugerencias.|Adecuado para principiantes y para grupos.|Todo el equipo lo mantiene al día.|Pequeño, pero cuidado hasta el último detalle.',
    'Simple, fiable et apprécié de nos habitués.|Nouveau cette saison, les premiers retours sont bons.|Revu le mois dernier d’après vos suggestions.|Convient aux débutants comme aux groupes.|Tenu à jour par toute l’équipe.|Petit, mais soigné dans le moindre détail.',
    'Einfach, verlässlich und bei Stammgästen beliebt.|Neu in dieser Saison, erste Rückmeldungen sind gut.|Letzten Monat nach Ihren Anregungen überarbeitet.|Für Anfänger und für Gruppen geeignet.|Wird vom ganzen Team gepflegt.|Klein, aber mit Liebe zum Detail.',
    '简单可靠，深受老顾客喜爱。|本季新增，反响不错。|上个月根据大家的建议做了调整。|适合初学者，也适合团体。|由整个团队共同维护。|规模不大，但处处用心。',
    'بسيط وموثوق ومفضل لدى زبائننا الدائمين.|جديد هذا الموسم، والآراء الأولى جيدة.|جرت مراجعته الشهر الماضي وفق اقتراحاتكم.|مناسب للمبتدئين وللمجموعات.|يتابعه الفريق كله باستمرار.|صغير لكنه متقن في كل تفاصيله.',
  ),
  summary: inEach(
    'A short overview of the aims, the method and the main findings.|Compares three approaches and recommends the simplest one.|Looks back on the past year and names four next steps.|Based on interviews with forty participants in the region.|Shows what worked well and what needs more time.|Collects the figures of the last quarter and explains the changes.',
    'Breve repaso de los objetivos, el método y los resultados principales.|Compara tres enfoques y recomienda el más sencillo.|Repasa el último año y propone cuatro próximos pasos.|Basado en entrevistas con cuarenta participantes de la región.|Muestra lo que funcionó bien y lo que necesita más tiempo.|Reúne las cifras del último trimestre y explica los cambios.',
    'Bref aperçu des objectifs, de la méthode et des principaux résultats.|Compare trois approches et recommande la plus simple.|Revient sur l’année écoulée et propose quatre prochaines étapes.|Fondé sur des entretiens avec quarante participants de la région.|Montre ce qui a bien marché et ce qui demande plus de temps.|Réunit les chiffres du dernier trimestre et explique les évolutions.',
    'Kurzer Überblick über Ziele, Vorgehen und wichtigste Ergebnisse.|Vergleicht drei Ansätze und empfiehlt den einfachsten.|Blickt auf das vergangene Jahr zurück und nennt vier nächste Schritte.|Beruht auf Gesprächen mit vierzig Teilnehmenden aus der Region.|Zeigt, was gut lief und was mehr Zeit braucht.|Stellt die Zahlen des letzten Quartals zusammen und erklärt die Veränderungen.',
    '简要介绍目标、方法和主要结论。|比较三种做法，推荐其中最简单的一种。|回顾过去一年，提出四项后续工作。|基于对本地区四十位参与者的访谈。|说明哪些做得好，哪些还需要时间。|汇总上一季度的数据并说明变化原因。',
    'عرض موجز للأهداف والمنهج وأهم النتائج.|يقارن بين ثلاث طرق ويوصي بأبسطها.|يستعرض العام الماضي ويقترح أربع خطوات قادمة.|يستند إلى مقابلات مع أربعين مشاركًا من المنطقة.|يبيّن ما نجح وما يحتاج إلى وقت أطول.|يجمع أرقام الربع الأخير ويشرح التغيرات.',
  ),
  message: inEach(
    'Hello, is there still a place free next week? Thank you.|We will arrive about ten minutes late.|Many thanks for the quick help yesterday!|Could you please send me the details again?|The new date suits us very well.|I have one more question about the price.',
    'Hola, ¿queda alguna plaza libre la semana que viene? Gracias.|Llegaremos unos diez minutos tarde.|¡Muchas gracias por la ayuda tan rápida de ayer!|¿Podrían enviarme de nuevo los detalles?|La nueva fecha nos viene muy bien.|Tengo una pregunta más sobre el precio.',
    'Bonjour, reste-t-il une place la semaine prochaine ? Merci.|Nous aurons une dizaine de minutes de retard.|Un grand merci pour votre aide rapide hier !|Pourriez-vous me renvoyer les détails ?|La nouvelle date nous convient très bien.|J’ai encore une question sur le prix.',
    'Guten Tag, ist nächste Woche noch ein Platz frei? Danke.|Wir kommen etwa zehn Minuten später.|Vielen Dank für die schnelle Hilfe gestern!|Könnten Sie mir die Einzelheiten noch einmal schicken?|Der neue Termin passt uns sehr gut.|Ich habe noch eine Frage zum Preis.',
    '您好，请问下周还有空位吗？谢谢。|我们大概会晚到十分钟。|非常感谢昨天的及时帮助！|能否把详细信息再发我一次？|新的时间对我们很合适。|关于价格我还有一个问题。',
    'مرحبًا، هل ما زال هناك مكان متاح الأسبوع القادم؟ شكرًا.|سنصل متأخرين نحو عشر دقائق.|شكرًا جزيلًا على المساعدة السريعة أمس!|هل يمكنكم إرسال التفاصيل مرة أخرى؟|الموعد الجديد يناسبنا تمامًا.|لدي سؤال آخر عن السعر.',
  ),
  body: inEach(
    'Thank you to everyone who took part. Photos will follow by the end of the week.|A calm day with good conversations. I would gladly do it again.|We have changed a few small things. The most important ones are listed here.|Short and clear, with examples from everyday life.|It took a little longer than planned, but the result was worth it.|Please read this through once and tell us what you think.',
    'Gracias a todas las personas que participaron. Las fotos llegarán a finales de semana.|Un día tranquilo con buenas conversaciones. Lo repetiría con gusto.|Hemos cambiado algunos detalles. Aquí están los más importantes.|Breve y claro, con ejemplos de la vida diaria.|Llevó algo más de tiempo de lo previsto, pero mereció la pena.|Lea esto con calma y cuéntenos qué le parece.',
    'Merci à toutes les personnes qui ont participé. Les photos suivront en fin de semaine.|Une journée calme, avec de belles rencontres. À refaire avec plaisir.|Nous avons changé quelques détails. Voici les plus importants.|Court et clair, avec des exemples de la vie quotidienne.|C’était un peu plus long que prévu, mais le résultat en valait la peine.|Lisez ce texte une fois et dites-nous ce que vous en pensez.',
    'Danke an alle, die mitgemacht haben. Die Fotos folgen bis Ende der Woche.|Ein ruhiger Tag mit guten Gesprächen. Gern wieder.|Wir haben ein paar Kleinigkeiten geändert. Die wichtigsten stehen hier.|Kurz und klar, mit Beispielen aus dem Alltag.|Es hat etwas länger gedauert als geplant, aber es hat sich gelohnt.|Bitte einmal durchlesen und uns sagen, was Sie davon halten.',
    '感谢大家的参与，照片将在本周末前发布。|平静的一天，聊得很愉快，很乐意再来一次。|我们做了一些小调整，最重要的几项列在这里。|内容简明，配有日常生活中的例子。|比计划多花了一点时间，但结果很值得。|请通读一遍，并告诉我们您的想法。',
    'شكرًا لكل من شارك. ستُنشر الصور قبل نهاية الأسبوع.|يوم هادئ وأحاديث طيبة، وسأكرر التجربة بكل سرور.|أجرينا بعض التعديلات الصغيرة، وهذه أهمها.|نص قصير وواضح مع أمثلة من الحياة اليومية.|استغرق الأمر وقتًا أطول قليلًا من المتوقع، لكن النتيجة تستحق.|نرجو قراءة النص وإخبارنا برأيكم.',
  ),
  comment: inEach(
    'Clear and well thought out.|I agree, with one small change.|Good start, a bit more detail would help.|Exactly what we needed.|Handed in on time and complete.|Let us talk about this again next week.',
    'Claro y bien pensado.|De acuerdo, con un pequeño cambio.|Buen comienzo; vendría bien algo más de detalle.|Justo lo que necesitábamos.|Entregado a tiempo y completo.|Hablemos de esto otra vez la semana que viene.',
    'Clair et bien réfléchi.|D’accord, avec une petite modification.|Bon début, un peu plus de détails aiderait.|Exactement ce qu’il nous fallait.|Rendu à temps et complet.|Reparlons-en la semaine prochaine.',
    'Klar und gut durchdacht.|Einverstanden, mit einer kleinen Änderung.|Guter Anfang, etwas mehr Einzelheiten wären hilfreich.|Genau das, was wir brauchten.|Pünktlich und vollständig abgegeben.|Lassen Sie uns nächste Woche noch einmal darüber sprechen.',
    '思路清晰，考虑周到。|同意，只有一处小改动。|开头不错，可以再详细一些。|正是我们需要的。|按时提交，内容完整。|下周我们再讨论一下。',
    'واضح ومدروس جيدًا.|أوافق مع تعديل بسيط.|بداية جيدة، ومزيد من التفاصيل سيفيد.|هذا ما كنا نحتاج إليه تمامًا.|سُلّم في الموعد وكاملًا.|لنتحدث عن هذا مجددًا الأسبوع القادم.',
  ),
  answer: inEach(
    'Yes, that is possible at any time.|No, but there is a simple alternative.|It depends on the day; please ask at the front desk.|Usually within two working days.|Up to the evening before, free of charge.|All of the first three are right.',
    'Sí, es posible en cualquier momento.|No, pero hay una alternativa sencilla.|Depende del día; pregunte en recepción.|Normalmente en dos días laborables.|Hasta la tarde anterior, sin coste.|Las tres primeras son correctas.',
    'Oui, c’est possible à tout moment.|Non, mais il existe une solution simple.|Cela dépend du jour ; demandez à l’accueil.|En général sous deux jours ouvrés.|Jusqu’à la veille au soir, sans frais.|Les trois premières sont justes.',
    'Ja, das ist jederzeit möglich.|Nein, aber es gibt eine einfache Alternative.|Das hängt vom Tag ab; bitte am Empfang fragen.|In der Regel innerhalb von zwei Werktagen.|Bis zum Vorabend, kostenlos.|Die ersten drei sind richtig.',
    '可以，随时都行。|不可以，但有简单的替代办法。|要看当天情况，请咨询前台。|通常在两个工作日内。|前一天晚上之前都可以，免费。|前三项都正确。',
    'نعم، هذا ممكن في أي وقت.|لا، لكن هناك بديل بسيط.|يعتمد ذلك على اليوم، يُرجى السؤال في الاستقبال.|عادةً خلال يومي عمل.|حتى مساء اليوم السابق ودون رسوم.|الإجابات الثلاث الأولى صحيحة.',
  ),
  biography: inEach(
    'Grew up by the sea and has lived in the city for ten years.|Started as a hobby and turned it into a profession.|Fifteen years of experience, many of them abroad.|Loves working with young people and small groups.|Studied music and history, now mostly on the road.|Known in the region for a calm manner and good stories.',
    'Infancia junto al mar y diez años ya en la ciudad.|Empezó como afición y acabó siendo una profesión.|Quince años de experiencia, muchos de ellos en el extranjero.|Disfruta trabajando con jóvenes y grupos pequeños.|Estudios de música e historia; hoy, casi siempre de viaje.|Trato tranquilo y buenas historias, de sobra conocidos en la región.',
    'Une enfance au bord de la mer, puis dix ans en ville.|D’abord une passion, aujourd’hui un métier.|Quinze ans d’expérience, dont une bonne partie à l’étranger.|Aime travailler avec les jeunes et en petits groupes.|Études de musique et d’histoire, aujourd’hui souvent sur les routes.|Une présence calme et de belles histoires, bien connues dans la région.',
    'Am Meer aufgewachsen, seit zehn Jahren in der Stadt zu Hause.|Aus einem Hobby wurde ein Beruf.|Fünfzehn Jahre Erfahrung, viele davon im Ausland.|Arbeitet gern mit jungen Menschen und kleinen Gruppen.|Studium der Musik und Geschichte, heute meist unterwegs.|In der Region bekannt für eine ruhige Art und gute Geschichten.',
    '在海边长大，来到这座城市已有十年。|从业余爱好起步，后来成为职业。|有十五年经验，其中多年在国外。|喜欢与年轻人和小团体合作。|学过音乐和历史，如今常年在路上。|为人沉稳，善于讲故事，在本地颇有名气。',
    'نشأة على شاطئ البحر وعشر سنوات في المدينة.|بدأ الأمر هواية ثم صار مهنة.|خبرة خمس عشرة سنة، كثير منها في الخارج.|شغف بالعمل مع الشباب والمجموعات الصغيرة.|دراسة الموسيقى والتاريخ، وأسفار كثيرة اليوم.|حضور هادئ وقصص جميلة معروفة في المنطقة.',
  ),
  instructions: inEach(
    'Lay out everything first. Then go through it step by step, without hurry.|Start slowly and take a short break half way.|Repeat three times, then rest for two minutes.|Prepare the evening before; finish in the morning.|Work from the outside in and check the result at the end.|Keep it simple the first time and add the extras later.',
    'Prepare primero todo lo necesario. Después siga paso a paso, sin prisa.|Empiece despacio y haga una pausa breve a la mitad.|Repita tres veces y descanse dos minutos.|Prepare la noche anterior y termine por la mañana.|Trabaje de fuera hacia dentro y revise el resultado al final.|La primera vez, lo más sencillo; los extras vendrán después.',
    'Préparez d’abord tout le nécessaire. Avancez ensuite étape par étape, sans vous presser.|Commencez doucement et faites une courte pause à mi-chemin.|Répétez trois fois, puis reposez deux minutes.|Préparez la veille et terminez le matin.|Allez de l’extérieur vers l’intérieur et vérifiez le résultat à la fin.|Restez simple la première fois, ajoutez le reste plus tard.',
    'Zuerst alles bereitlegen. Dann Schritt für Schritt und ohne Eile vorgehen.|Langsam beginnen und nach der Hälfte kurz pausieren.|Dreimal wiederholen, dann zwei Minuten ruhen.|Am Vorabend vorbereiten, am Morgen fertigstellen.|Von außen nach innen arbeiten und am Ende das Ergebnis prüfen.|Beim ersten Mal einfach halten, Extras kommen später.',
    '先把所需的东西备齐，再一步一步慢慢来。|开始时放慢节奏，中途稍作休息。|重复三次，然后休息两分钟。|前一晚准备好，第二天早上完成。|由外到内进行，最后检查结果。|第一次从简，之后再逐步增加。',
    'جهّز كل شيء أولًا، ثم اتبع الخطوات واحدة تلو الأخرى دون عجلة.|ابدأ ببطء وخذ استراحة قصيرة في المنتصف.|كرّر ثلاث مرات ثم استرح دقيقتين.|حضّر في المساء السابق وأكمل في الصباح.|اعمل من الخارج إلى الداخل وتحقق من النتيجة في النهاية.|اجعلها بسيطة في المرة الأولى وأضف الباقي لاحقًا.',
  ),
  ingredientsText: inEach(
    'Flour, butter, sugar, eggs, a pinch of salt|Tomatoes, onions, garlic, olive oil, basil|Chickpeas, lemon, sesame paste, cumin|Potatoes, leeks, cream, nutmeg|Oats, honey, almonds, raisins|Rice, carrots, peas, ginger, soy sauce',
    'Harina, mantequilla, azúcar, huevos, una pizca de sal|Tomate, cebolla, ajo, aceite de oliva, albahaca|Garbanzos, limón, pasta de sésamo, comino|Patatas, puerros, nata, nuez moscada|Avena, miel, almendras, pasas|Arroz, zanahoria, guisantes, jengibre, salsa de soja',
    'Farine, beurre, sucre, œufs, une pincée de sel|Tomates, oignons, ail, huile d’olive, basilic|Pois chiches, citron, purée de sésame, cumin|Pommes de terre, poireaux, crème, muscade|Avoine, miel, amandes, raisins secs|Riz, carottes, petits pois, gingembre, sauce soja',
    'Mehl, Butter, Zucker, Eier, eine Prise Salz|Tomaten, Zwiebeln, Knoblauch, Olivenöl, Basilikum|Kichererbsen, Zitrone, Sesampaste, Kreuzkümmel|Kartoffeln, Lauch, Sahne, Muskat|Haferflocken, Honig, Mandeln, Rosinen|Reis, Karotten, Erbsen, Ingwer, Sojasoße',
    '面粉、黄油、白糖、鸡蛋、少许盐|番茄、洋葱、大蒜、橄榄油、罗勒|豆腐、青葱、姜、生抽|土豆、青椒、香油、醋|燕麦、蜂蜜、杏仁、葡萄干|大米、胡萝卜、豌豆、生姜、酱油',
    'طحين، زبدة، سكر، بيض، رشة ملح|طماطم، بصل، ثوم، زيت زيتون، ريحان|حمص، ليمون، طحينة، كمون|بطاطا، كراث، قشدة، جوزة الطيب|شوفان، عسل، لوز، زبيب|أرز، جزر، بازلاء، زعتر، بهارات مشكلة',
  ),
  diagnosis: inEach(
    'Tension headache, no further tests needed.|Mild cold, should clear up within a week.|Strained muscle; rest for ten days.|Slight inflammation, check again in two weeks.|All values within the normal range.|Seasonal allergy, treated with tablets.',
    'Cefalea tensional; no requiere más pruebas.|Resfriado leve, mejorará en una semana.|Distensión muscular; reposo de diez días.|Inflamación leve, revisar en dos semanas.|Todos los valores son normales.|Alergia estacional, tratada con comprimidos.',
    'Céphalée de tension, pas d’autre examen nécessaire.|Rhume léger, guérison attendue sous une semaine.|Élongation musculaire, dix jours de repos.|Légère inflammation, contrôle dans deux semaines.|Toutes les valeurs sont normales.|Allergie saisonnière, traitée par comprimés.',
    'Spannungskopfschmerz, keine weiteren Untersuchungen nötig.|Leichte Erkältung, Besserung binnen einer Woche.|Muskelzerrung, zehn Tage Schonung.|Leichte Entzündung, Kontrolle in zwei Wochen.|Alle Werte im Normbereich.|Saisonale Allergie, Behandlung mit Tabletten.',
    '紧张性头痛，无需进一步检查。|轻微感冒，一周内可痊愈。|肌肉拉伤，休息十天。|轻度炎症，两周后复查。|各项指标均正常。|季节性过敏，服药治疗。',
    'صداع توتري ولا حاجة إلى فحوص أخرى.|زكام خفيف يُتوقع شفاؤه خلال أسبوع.|شد عضلي، راحة عشرة أيام.|التهاب بسيط، مراجعة بعد أسبوعين.|جميع القيم ضمن الحدود الطبيعية.|حساسية موسمية تُعالج بالأقراص.',
  ),
  symptoms: inEach(
    'Headache and tiredness since Monday.|Dry cough, no fever.|Pain in the left knee when climbing stairs.|Itching after meals, gone after an hour.|Sleeps badly and has little appetite.|Sore throat and a runny nose.',
    'Dolor de cabeza y cansancio desde el lunes.|Tos seca, sin fiebre.|Dolor en la rodilla izquierda al subir escaleras.|Picor después de comer; desaparece en una hora.|Duerme mal y tiene poco apetito.|Dolor de garganta y secreción nasal.',
    'Mal de tête et fatigue depuis lundi.|Toux sèche, sans fièvre.|Douleur au genou gauche dans les escaliers.|Démangeaisons après les repas, disparues au bout d’une heure.|Dort mal et mange peu.|Mal de gorge et nez qui coule.',
    'Kopfschmerzen und Müdigkeit seit Montag.|Trockener Husten, kein Fieber.|Schmerzen im linken Knie beim Treppensteigen.|Juckreiz nach dem Essen, nach einer Stunde abgeklungen.|Schläft schlecht und hat wenig Appetit.|Halsschmerzen und laufende Nase.',
    '周一起头痛、乏力。|干咳，无发热。|上楼时左膝疼痛。|饭后发痒，一小时后消失。|睡眠差，食欲不振。|咽痛、流鼻涕。',
    'صداع وتعب منذ يوم الاثنين.|سعال جاف دون حرارة.|ألم في الركبة اليسرى عند صعود الدرج.|حكة بعد الطعام تزول بعد ساعة.|نوم متقطع وشهية ضعيفة.|التهاب في الحلق وسيلان في الأنف.',
  ),
  medicalHistory: inEach(
    'No known illnesses.|Appendix removed in 2011, no problems since.|Mild asthma, well controlled.|Broken wrist as a child, fully healed.|High blood pressure in the family, own values normal.|Hay fever in spring.',
    'Sin enfermedades conocidas.|Apendicectomía en 2011, sin problemas desde entonces.|Asma leve, bien controlada.|Fractura de muñeca en la infancia, totalmente curada.|Hipertensión en la familia; valores propios normales.|Alergia al polen en primavera.',
    'Aucune maladie connue.|Appendicite opérée en 2011, sans suite.|Asthme léger, bien contrôlé.|Fracture du poignet dans l’enfance, bien consolidée.|Hypertension dans la famille, valeurs personnelles normales.|Rhume des foins au printemps.',
    'Keine bekannten Vorerkrankungen.|Blinddarm 2011 entfernt, seither beschwerdefrei.|Leichtes Asthma, gut eingestellt.|Handgelenksbruch in der Kindheit, vollständig verheilt.|Bluthochdruck in der Familie, eigene Werte normal.|Heuschnupfen im Frühjahr.',
    '无已知疾病。|2011年阑尾切除，此后无不适。|轻度哮喘，控制良好。|儿时腕部骨折，已完全愈合。|家族有高血压史，本人数值正常。|春季花粉过敏。',
    'لا أمراض معروفة.|استئصال الزائدة عام 2011 دون مضاعفات.|ربو خفيف تحت السيطرة.|كسر في الرسغ في الطفولة شُفي تمامًا.|ارتفاع ضغط الدم في العائلة، والقياسات الشخصية طبيعية.|حساسية موسمية في الربيع.',
  ),
};
