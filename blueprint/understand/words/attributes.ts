import type { AppLanguage, FieldType } from '../../kinds.ts';

// Words that say what is kept of a thing, by the type of their values. A compound is found by its head.

export type PlainType = Exclude<FieldType, 'reference' | 'references' | 'computed'>;
type Words = Readonly<Record<PlainType, string>>;

export const ATTRIBUTES: Readonly<Record<AppLanguage, Words>> = {
  en: {
    date: 'date,birthday,birthdate,deadline,dob,expiry,due,day,anniversary,expiration',
    dateTime: 'time,datetime,start,end,starts,ends,slot,timestamp,arrival,departure',
    money:
      'price,cost,fee,amount,budget,rent,salary,deposit,total,rate,wage,revenue,balance,tip,subtotal,tax,fare,expense,tuition,bid,premium,insured value,insurance value,market value,estimated value,current value,replacement value,purchase value,resale value,book value',
    number:
      'amount left,amount remaining,amount in stock,amount taken,amount used,amount needed,contamination rate,engagement rate,conversion rate,response rate,heart rate,success rate,click rate,open rate,growth rate,occupancy rate,hit rate,error rate,failure rate,completion rate,attendance rate,germination rate,survival rate,qty on hand,quantity on hand,on hand,in stock,quantity,qty,count,stock,weight,height,age,capacity,score,points,rating,rank,mileage,distance,temperature,servings,calories,pages,seats,reps,sets,percentage,year,grade,bedrooms,bathrooms,rooms,width,length,area,volume,grams,km,miles,humidity,ph,dosage,odometer,headcount,minimum,maximum,discount,edition,level,size,reading,threshold,target,nights,guests,pieces,sqft,square footage,hectares,acres,floor,hours,credits,gpa,speed,depth,yield,bpm,latitude,longitude,reps,pulse',
    duration:
      'duration,minutes,runtime,cooking time,cook time,prep time,preparation time,baking time,travel time,driving time,running time,playing time,waiting time,response time,lead time',
    email: 'email,e-mail,mail,email address,e-mail address',
    phone:
      'phone,telephone,mobile,cell,phone number,contact number,telephone number,mobile number,whatsapp,fax',
    url: 'url,link,website,homepage,web address,web site,linkedin,video link',
    image: 'photo,picture,image,logo,cover,avatar,thumbnail,snapshot,screenshot,artwork',
    file: 'attachment,file,pdf,cv,resume,scan,receipt photo,upload,audio,video',
    longText:
      'note,notes,description,comment,comments,instructions,instruction,bio,details,text,content,summary,feedback,history,remark,remarks,body,agenda,biography,abstract,diagnosis,symptoms,ingredients list,method,directions,goals,allergies,allergy,conditions,message,answer,reason,purpose,terms,observations,restrictions,care instructions,ingredients,contact info,contact data,contact information,medical info,medical information,medical notes,recipe text',
    boolean:
      'intact,paid,done,active,available,flag,checkbox,completed,confirmed,attended,consent,vaccinated,favourite,favorite,anonymous,returned,present,absent,urgent,recurring,approved',
    select:
      'status,state,stage,priority,type,kind,severity,difficulty,gender,phase,frequency,mood,urgency,currency,payment method,method of payment,sex,tier,unit,role,condition,language,level of difficulty,fuel type,payment status',
    text: 'opening times,site,product area,subject area,service area,delivery area,business area,practice area,name,title,address,city,no,nr,street,color,colour,species,breed,isbn,sku,barcode,code,number,location,brand,model,make,genre,subject,position,plate,country,zip,postcode,postal code,contact,manufacturer,serial,registration,vin,insurance,reference,id,identifier,nickname,surname,username,handle,skills,specialty,speciality,source,destination,origin,material,shelf,aisle,nationality,occupation,slogan,headline,publisher,region,dose,medication,job title,department name,opening hours,hours of operation,tag,tags,label,theme,topic,variety,cuisine,fabric,licence plate,license plate,license,licence,degree,chip,microchip,blood type,iban,account number,tracking,coordinates,gps,position number,bin,batch,lot,voltage,ingredient,question,age group,guardian contact,emergency contact,dates',
  },
  es: {
    date: 'fecha,cumpleaños,vencimiento,caducidad,día,plazo,nacimiento',
    dateTime: 'hora,inicio,fin,horario',
    money: 'precio,coste,costo,importe,monto,tarifa,alquiler,salario,depósito,total,presupuesto,sueldo,cuota',
    number:
      'cantidad,existencias,stock,peso,altura,edad,capacidad,puntuación,nota,valoración,kilometraje,plazas,año,páginas,temperatura,porciones,kilos,kilo,litros,metros,unidades,aforo,puntos,goles,dosis,repeticiones,nivel de estudios',
    duration: 'duración,minutos',
    email: 'correo,email,correo electrónico,e-mail',
    phone: 'teléfono,móvil,celular',
    url: 'enlace,web,sitio web,url',
    image: 'foto,imagen,fotografía,logo',
    file: 'archivo,adjunto,documento pdf,documento,documentos,pdf,currículum',
    longText:
      'notas,descripción,comentario,comentarios,instrucciones,observaciones,historial,diagnóstico,alergias,detalles,motivo,síntomas,respuesta,mensaje,propuesta técnica,resumen',
    boolean: 'pagado,activo,disponible,confirmado,asistencia confirmada,recogido',
    select: 'estado,etapa,prioridad,tipo,gravedad,dificultad,género,fase,estatus',
    text: 'nombre,apellido,apellidos,título,dirección,ciudad,color,especie,raza,isbn,código,número,ubicación,marca,modelo,género literario,matrícula,país,dni,talla,contacto,referencia,puesto,cargo,especialidad,destino,origen,lote,idioma,grupo sanguíneo,denominación,profesión',
  },
  fr: {
    date: 'date,anniversaire,échéance,naissance,jour',
    dateTime: 'heure,début,fin,horaire',
    money: 'prix,coût,montant,tarif,loyer,salaire,dépôt,total,budget,cotisation,acompte',
    number:
      'quantité,stock,poids,taille,âge,capacité,score,note,kilométrage,places,année,pages,température,portions,surface,kilos,kilo,litres,mètres,unités,points,buts,dose,pointure,coefficient',
    duration: 'durée,minutes',
    email: 'e-mail,email,courriel,mail,adresse e-mail',
    phone: 'téléphone,portable,mobile,numéro de téléphone',
    url: 'lien,site,site web,url',
    image: 'photo,image,logo',
    file: 'fichier,pièce jointe,document,documents,pdf,cv',
    longText:
      'notes,description,commentaire,commentaires,instructions,remarques,historique,diagnostic,allergies,détails,motif,symptômes,réponse,message,résumé,compte rendu',
    boolean: 'payé,actif,disponible,confirmé,vacciné,rendu',
    select: 'statut,état,étape,priorité,type,gravité,difficulté,genre,phase',
    text: 'nom,prénom,titre,adresse,ville,couleur,espèce,race,isbn,code,numéro,emplacement,lieu,marque,modèle,immatriculation,pays,référence,matricule,poste,fonction,spécialité,destination,origine,lot,langue,groupe sanguin,métier,commune,provenance',
  },
  de: {
    date: 'datum,geburtsdatum,geburtstag,frist,fälligkeit,ablaufdatum,fälligkeitsdatum,rückgabedatum,tag,kaufdatum,startdatum,enddatum',
    dateTime: 'uhrzeit,zeit,beginn,ende,startzeit,endzeit,zeitpunkt',
    money:
      'preis,kosten,betrag,gebühr,miete,gehalt,kaution,summe,gesamtbetrag,gesamtpreis,budget,beitrag,honorar,stundensatz',
    number:
      'menge,anzahl,bestand,gewicht,größe,alter,kapazität,punkte,bewertung,kilometerstand,plätze,jahr,seiten,temperatur,portionen,fläche,note,mindestbestand,kilo,kilos,liter,meter,stückzahl,auflage,tore,dosis,etage,quadratmeter,zählerstand',
    duration: 'dauer,minuten',
    email: 'e-mail,email,mail,e-mail-adresse',
    phone: 'telefon,telefonnummer,handy,handynummer,mobilnummer',
    url: 'link,website,webseite,url',
    image: 'foto,bild,logo',
    file: 'datei,anhang,dokument,pdf,lebenslauf',
    longText:
      'notizen,notiz,beschreibung,zubereitung,kommentar,anweisungen,bemerkungen,bemerkung,verlauf,diagnose,allergien,details,krankengeschichte,grund,begründung,symptome,antwort,nachricht,zusammenfassung,anlass,text',
    boolean: 'bezahlt,aktiv,verfügbar,bestätigt,geimpft,kastriert,barrierefrei,vegan,vegetarisch',
    select: 'status,zustand,phase,priorität,typ,art,schweregrad,schwierigkeit,geschlecht,stufe',
    text: 'name,vorname,nachname,stimmlage,titel,adresse,anschrift,stadt,farbe,rasse,isbn,code,nummer,standort,ort,marke,modell,genre,kennzeichen,land,barcode,artikelnummer,seriennummer,versicherungsnummer,tierart,funktion,fachgebiet,ziel,herkunft,charge,sprache,blutgruppe,beruf,holzart,sorte,material,farbton,abfahrt',
  },
  zh: {
    date: '日期,生日,截止日期,到期日,出生日期,归还日期,到期日期',
    dateTime: '时间,开始时间,结束时间',
    money:
      '价格,费用,金额,租金,工资,押金,总价,总额,预算,单价,房价,票价,进价,售价,成本,学费,罚款金额,欠款金额,收入,支出',
    number:
      '数量,库存,重量,身高,年龄,容量,评分,分数,里程,座位数,年份,页数,温度,面积,人数,名额,得分,次数,天数,树龄,教龄,载重,用量,剂量,工时,件数,体重,体脂,血压值,排,楼层',
    duration: '时长',
    email: '邮箱,电子邮件,电子邮箱',
    phone: '电话,手机,手机号,电话号码',
    url: '链接,网址',
    image: '照片,图片,封面,封面图,海报,截图',
    file: '附件,文件,简历,材料,合同文件,报告文件',
    longText: '备注,描述,说明,评论,病史,诊断,症状,原因,回复,内容,介绍,反馈,意见,处方说明,过敏史',
    boolean: '已付款,是否付款',
    select: '状态,阶段,优先级,类型,性别,难度,种类',
    text: '姓名,名称,名字,标题,地址,城市,颜色,品种,编号,条码,位置,品牌,型号,车牌,国家,规格,职务,岗位,专业,目的地,出发地,批次,语言,血型,职业,产地,货架号,床号,座号,桌号,单号,证件号,身份证,身份证号,起点,终点,房号,页码,品名,货物,天气,经纬度,导演,机型',
  },
  ar: {
    date: 'تاريخ,تاريخ الميلاد,موعد التسليم,تاريخ الاستحقاق,تاريخ الإرجاع,يوم التوصيل,يوم الاسترجاع,يوم الاستلام,يوم التسليم,يوم الوصول,يوم المغادرة,يوم العودة',
    dateTime: 'وقت,بداية,نهاية,الوقت',
    money: 'سعر,تكلفة,مبلغ,رسوم,إيجار,راتب,إجمالي,ميزانية,عربون,غرامة,أجرة,مجموع,خصم مالي,دخل',
    number:
      'كمية,مخزون,وزن,عمر,سعة,تقييم,عدد,درجة,سنة,كيلو,كيلوغرام,لتر,متر,نقاط,أهداف,جرعة,طابق,مساحة,عدد الأفراد',
    duration: 'مدة',
    email: 'بريد,بريد إلكتروني,البريد الإلكتروني',
    phone: 'هاتف,جوال,رقم الهاتف',
    url: 'رابط,موقع إلكتروني',
    image: 'صورة',
    file: 'ملف,مرفق,مستند,وثيقة,سيرة ذاتية,بي دي اف',
    longText: 'ملاحظات,وصف,تعليق,تشخيص,سبب,أعراض,رد,رسالة,ملخص,علاج,شرح,نص',
    boolean: 'مدفوع,متاح',
    select: 'حالة,مرحلة,أولوية,نوع,جنس',
    text: 'اسم,عنوان,مدينة,لون,رقم,رمز,مكان,موقع,علامة,طراز,فصيلة,وظيفة,تخصص,وجهة,مصدر,لغة,فصيلة دم,مهنة,لوحة,مركز,خصم,مقاس',
  },
};
