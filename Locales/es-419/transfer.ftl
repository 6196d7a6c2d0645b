# What is done is told in the simple past here, as everywhere in these tables.
transfer-uploaded = { $completed ->
    [1] { $total ->
        [1] se subió { $done }
       *[other] se subió { transfer-part }
    }
   *[other] se subieron { transfer-part }
}
transfer-downloaded = { $completed ->
    [1] { $total ->
        [1] se descargó { $done }
       *[other] se descargó { transfer-part }
    }
   *[other] se descargaron { transfer-part }
}
transfer-uploaded-all = { $total ->
    [1] se subió { $counted }
   *[other] se subieron { transfer-all }
}
transfer-downloaded-all = { $total ->
    [1] se descargó { $counted }
   *[other] se descargaron { transfer-all }
}
transfer-failures = { $count ->
    [1] { transfer-failed-one } falló
   *[other] { transfer-failed-several } fallaron
}
